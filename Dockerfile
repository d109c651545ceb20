# Builds the site and serves it with the built-in server:
#   docker build -t docs . && docker run --rm -p 3000:3000 docs

FROM node:22-slim AS build
# Dates of last updates come from git.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build -- --compress

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY bin ./bin
COPY src ./src
COPY *.ts LICENSE ./
COPY --from=build /site/dist ./dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/`).then(({ status }) => process.exit(status < 500 ? 0 : 1), () => process.exit(1))"]
# Not through npm: signals must reach the server.
CMD ["node", "bin/docs.mjs", "preview"]
