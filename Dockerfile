# Builds the site and serves it with the built-in server:
#   docker build -t docs . && docker run --rm -p 3000:3000 docs

FROM node:22-slim AS build
# Dates of last updates come from git.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /docs
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY site/package.json site/
RUN npm ci
COPY . .
RUN npm run build -- --compress

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /docs
COPY package.json package-lock.json .npmrc LICENSE ./
COPY engine/package.json engine/
COPY site/package.json site/
RUN npm ci --omit=dev && npm cache clean --force
COPY engine/bin engine/bin
COPY engine/src engine/src
COPY site/*.ts site/
COPY --from=build /docs/site/dist site/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/`).then(({ status }) => process.exit(status < 500 ? 0 : 1), () => process.exit(1))"]
# Not through npm: signals must reach the server.
CMD ["node", "engine/bin/docs.mjs", "preview", "--root", "site"]
