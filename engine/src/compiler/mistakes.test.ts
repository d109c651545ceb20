import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { BuildError } from '#model/problem.ts'
import { compilePage } from './compile-page.ts'

const contentDir = fileURLToPath(new URL('fixtures', import.meta.url))

/** Everything reported for a source: place, message and hint a line. */
async function reportOf(text: string): Promise<string> {
  const error = await compilePage({ source: 'api/x.mdx', text, contentDir, baseUrl: '/' }).catch((reason) => reason)
  if (!(error instanceof BuildError)) throw error instanceof Error ? error : new Error('nothing was reported')
  return error.problems
    .map(({ message, hint, place }) => `${place.line}:${place.column} ${message}${hint ? `\n    ${hint}` : ''}`)
    .join('\n')
}

/** The same for a page's body; the first line of the body is line 4. */
const mistakes = (body: string) => reportOf(`---\ntitle: x\n---\n${body}`)

test('a report names file, line and column, shows the line and says the way out', async () => {
  const text = '---\ntitle: x\n---\n\n# Hello\n\n<Tabz>\n</Tabz>\n'
  const error = await compilePage({ source: 'api/x.mdx', text, contentDir, baseUrl: '/' }).catch((reason) => reason)
  expect(error.message).toMatchInlineSnapshot(`
    "content/api/x.mdx:7:1  There is no component <Tabz>.
      Did you mean <Tab>?
        5 | # Hello
        6 |
      > 7 | <Tabz>
          | ^
        8 | </Tabz>"
  `)
})

test('front matter that is missing', async () => {
  expect(await reportOf('Hello')).toMatchInlineSnapshot(`
    "1:1 The page has no front matter.
        Start the file with:
    ---
    title: …
    description: …
    ---"
  `)
})

test('front matter that is not closed', async () => {
  expect(await reportOf('---\ntitle: x\n\nHello')).toMatchInlineSnapshot(`
    "1:1 The front matter is never closed.
        Close it with a line of three hyphens."
  `)
})

test('front matter keys: unknown, missing, of a wrong type', async () => {
  expect(
    await reportOf('---\nsidebar_lable: a\nfoo: 1\nkind: guides\ndraft: maybe\nkeywords: a\ntitle_style: mono\n---\n'),
  ).toMatchInlineSnapshot(`
    "1:1 The front matter has no "title".
        Add a line "title: …".
    2:1 Front matter has no key "sidebar_lable".
        Did you mean "sidebar_label"?
    3:1 Front matter has no key "foo".
        Keys: title, description, kind, sidebar_label, pagination_label, keywords, title_style, hide_table_of_contents, draft.
    4:1 "kind" is none of "landing", "api", "guide", "tutorial".
        Did you mean "guide"?
    5:1 "draft" must be true or false.
    6:1 "keywords" must be a list.
    7:1 "title_style" is none of "text", "code"."
  `)
})

test('front matter that is not YAML', async () => {
  expect(await reportOf('---\ntitle: a: b\n---\n')).toMatchInlineSnapshot(`
    "2:8 The front matter is not valid YAML: nested mappings are not allowed in compact mappings.
        Put a value that holds ": " in quotes."
  `)
})

test('front matter given twice', async () => {
  expect(await reportOf('---\ntitle: a\ntitle: b\n---\n')).toMatchInlineSnapshot(
    `"3:1 The front matter is not valid YAML: map keys must be unique."`,
  )
})

test('an unknown component', async () => {
  expect(await mistakes('<Tabz />\n\n<Frobnicate />')).toMatchInlineSnapshot(`
    "4:1 There is no component <Tabz>.
        Did you mean <Tab>?
    6:1 There is no component <Frobnicate>.
        Components: Badge, Checkpoint, Diagram, Else, ErrorCodes, Jobs, Live, Option, Options, Question, Step, Steps, Tab, Tabs, Use, When."
  `)
})

test('an unknown element', async () => {
  expect(await mistakes('<script>\n</script>\n\na <blink>b</blink>')).toMatchInlineSnapshot(`
    "4:1 The element <script> is not allowed in a page.
        For the sign itself write \\< or use backticks.
    7:3 The element <blink> is not allowed in a page.
        For the sign itself write \\< or use backticks."
  `)
})

test('unknown, repeated and spread attributes', async () => {
  expect(
    await mistakes(
      '<Question titel="a" />\n\n<span onclick="x" calss="a">b</span>\n\n<Badge tone="since" tone="removed" />\n\n<Badge {...x} />',
    ),
  ).toMatchInlineSnapshot(`
    "4:11 <Question> has no attribute "titel".
        Did you mean "title"?
    6:7 <span> has no attribute "onclick".
        Attributes: class, id, title, lang, role.
    6:19 <span> has no attribute "calss".
        Did you mean "class"?
    8:8 "tone" is given twice.
        Remove one of them.
    10:1 {...x} is code, and a page runs none.
        Write each attribute by its name.
    10:1 <Badge> needs "tone".
        Write <Badge tone="…">."
  `)
})

test('attribute values of a wrong kind', async () => {
  expect(
    await mistakes(
      '<Badge tone="sinse">a</Badge>\n\n<Option name="a" />\n\n<Badge tone={[1]} />\n\n<Options>\n<Option name="a" required="yes">b</Option>\n</Options>',
    ),
  ).toMatchInlineSnapshot(`
    "4:8 "tone" of <Badge> cannot be "sinse".
        Did you mean "since"?
    6:1 <Option> stands outside <Options>.
        Put it directly into <Options>.
    8:8 "tone" of <Badge> must be text.
        Write tone="…".
    11:18 "required" of <Option> must be true or false.
        Write required alone for yes, leave it out for no."
  `)
})

test('attribute values that are code', async () => {
  expect(await mistakes('<Badge tone={1 + 2} />\n\n<Badge\n  tone={current}\n/>')).toMatchInlineSnapshot(`
    "4:16 The value of "tone" cannot be read: "+ 2" stands after the value.
        Values are strings, numbers, true, false, null, arrays and plain objects.
    7:9 The value of "tone" cannot be read: "current" is a name, and a page has no variables.
        Values are strings, numbers, true, false, null, arrays and plain objects."
  `)
})

test('an attribute value with the character that stands around slots', async () => {
  expect(await mistakes('<abbr title={"\\0checked abc\\0"}>x</abbr>')).toMatchInlineSnapshot(`
    "4:15 The value of "title" cannot be read: a text cannot hold the character with the number 0.
        Values are strings, numbers, true, false, null, arrays and plain objects."
  `)
})

test('an unclosed tag', async () => {
  expect(await mistakes('\n<Tabs>\n\ntext\n')).toMatchInlineSnapshot(`
    "5:1 <Tabs> is never closed.
        Add </Tabs> where it ends, or write <Tabs /> if it has no content."
  `)
})

test('tags closed in the wrong order, or never opened', async () => {
  expect(await mistakes('<Tabs>\n</Tab>\n\n</Question>')).toMatchInlineSnapshot(`
    "5:1 </Tab> closes <Tabs>, which was opened on line 4.
        Close <Tabs> first: </Tabs>.
    7:1 </Question> closes a tag that was never opened.
        Remove it, or open <Question> before it."
  `)
})

test('a tag that cannot be read', async () => {
  expect(await mistakes('a <b c\n\n<Badge tone=2 />\n\na <3')).toMatchInlineSnapshot(`
    "4:3 "<b" starts a tag that cannot be read.
        For the sign itself write \\< or put the code in backticks.
    6:1 The value of "tone" has no quotes.
        Write tone="2".
    8:3 "<3" starts a tag that cannot be read.
        For the sign itself write \\< or put the code in backticks."
  `)
})

test('an HTML comment and an address in angle brackets', async () => {
  expect(await mistakes('<!-- x -->\n\nSee <https://redux.js.org>.')).toMatchInlineSnapshot(`
    "4:1 An HTML comment cannot stand in a page.
        Write {/* … */} instead.
    6:5 <https://redux.js.org> is read as a tag.
        Write the address without angle brackets, or as a link: [text](https://redux.js.org)."
  `)
})

test('braces in prose', async () => {
  expect(await mistakes('Use {value} here.\n\n{a b}\n\nAn open { brace')).toMatchInlineSnapshot(`
    "4:5 {value} is code, and a page runs none.
        Write \\{ for a brace, or put it in backticks: \`{value}\`.
    6:1 The text in braces is not a value.
        In prose, write \\{ for a brace, or put the code in backticks. An attribute takes a string, number, boolean, array or object.
    8:9 A brace is opened and never closed.
        In prose, write \\{ for a brace, or put the code in backticks."
  `)
})

test('imports and exports', async () => {
  expect(await mistakes("import a from 'b'\n\ntext\n\nexport const c = 1")).toMatchInlineSnapshot(`
    "4:1 A line that starts with "import" is code, and a page runs none.
        Components need no import. If it is prose, start the line with another word; if it is an example, put it in a code block.
    8:1 A line that starts with "export" is code, and a page runs none.
        Components need no import. If it is prose, start the line with another word; if it is an example, put it in a code block."
  `)
})

test('several faults and other mistakes in one report', async () => {
  expect(
    await mistakes('<Tabs a=b>\n\n</Tabs>\n\n[x](javascript:y)\n\nAn open { brace\n\n<Tabz />'),
  ).toMatchInlineSnapshot(`
    "4:1 The value of "a" has no quotes.
        Write a="b".
    8:1 Links cannot have the scheme "javascript:".
        Allowed: https:, http:, mailto:, tel:.
    10:9 A brace is opened and never closed.
        In prose, write \\{ for a brace, or put the code in backticks.
    12:1 There is no component <Tabz>.
        Did you mean <Tab>?"
  `)
})

test('an unknown admonition', async () => {
  expect(await mistakes(':::tipp\na\n:::\n\n:::blub\na\n:::')).toMatchInlineSnapshot(`
    "4:1 There is no admonition "tipp".
        Did you mean :::tip?
    8:1 There is no admonition "blub".
        Admonitions: note, tip, info, caution, danger."
  `)
})

test('admonitions that are not opened or closed right', async () => {
  expect(await mistakes(':::note\n:::tip\na\n:::\n:::\n\n::: tip\na\n\n::tip')).toMatchInlineSnapshot(`
    "8:1 This ::: closes nothing.
        An admonition around another one needs more colons: :::: outside, ::: inside.
    10:1 "::: tip" does not open an admonition.
        Write :::tip without a space, on a line of its own with an empty line before it.
    13:1 "::tip" has no meaning.
        An admonition is opened by three colons: :::tip."
  `)
})

test('an admonition that is never closed', async () => {
  expect(await mistakes(':::note{a=b}\na\n')).toMatchInlineSnapshot(`
    "4:1 An admonition takes no attributes.
        Write :::note Title.
    4:1 :::note is never closed.
        Add a line ::: where it ends."
  `)
})

test('tabs: two of one value, a default that is not offered, no value', async () => {
  expect(
    await mistakes('<Tabs default="c">\n<Tab value="a">x</Tab>\n<Tab value="a">y</Tab>\n<Tab>z</Tab>\n</Tabs>'),
  ).toMatchInlineSnapshot(`
    "4:1 Two tabs have the value "a": "a", "a", "".
        Each tab of a group needs a value of its own.
    4:7 No tab has the value "c"; the tabs are "a", "a", "".
        Did you mean "a"?
    7:1 <Tab> needs "value".
        Write <Tab value="…">."
  `)
})

test('tabs: a child that is no tab, and none at all', async () => {
  expect(await mistakes('<Tabs>\n\ntext\n\n<div>a</div>\n\n</Tabs>\n\n<Tabs>\n</Tabs>')).toMatchInlineSnapshot(`
    "6:1 This text cannot stand directly in <Tabs>.
        <Tabs> holds <Tab> elements only; put it into one.
    8:1 <div> cannot stand directly in <Tabs>.
        <Tabs> holds <Tab> elements only; put it into one.
    12:1 <Tabs> is empty.
        Put at least one <Tab> into it."
  `)
})

test('a tab outside tabs, and tabs in a line of text', async () => {
  expect(await mistakes('<Tab value="a">x</Tab>\n\ntext <Tabs><Tab value="a">x</Tab></Tabs>')).toMatchInlineSnapshot(`
    "4:1 <Tab> stands outside <Tabs>.
        Put it directly into <Tabs>.
    6:6 <Tabs> cannot stand in a line of text.
        Give it lines of its own, with an empty line before and after."
  `)
})

test('code: what is said about a sample', async () => {
  expect(
    await mistakes(
      '```ts hidden="no" projekt="a"\n1\n```\n\n```ts fragment="" errors="TS2345" renders\n1\n```\n\n```ts hidden norum="a"\n1\n```',
    ),
  ).toMatchInlineSnapshot(`
    "4:7 "hidden="no"" is not written as code blocks want it.
        Write project="…", hidden, append, fragment="why", norun="why", errors="2345" or renders="…".
    4:19 Code blocks have no option "projekt".
        Did you mean "project"?
    8:7 "fragment" is empty.
        Write project="…", hidden, append, fragment="why", norun="why", errors="2345" or renders="…".
    8:19 "TS2345" is not a list of TypeScript's error codes.
        Write errors="2345" or "2345,2322".
    8:35 "renders" is not written as code blocks want it.
        Write project="…", hidden, append, fragment="why", norun="why", errors="2345" or renders="…".
    12:14 Code blocks have no option "norum".
        Did you mean "norun"?"
  `)
})

test('code: unknown language and options', async () => {
  expect(
    await mistakes('```typescrip titel="a" foo {1-x} {9} add={2-1} title=x\na\n```\n\n```zzzzz\na\n```'),
  ).toMatchInlineSnapshot(`
    "4:1 Code blocks have no language "typescrip".
        Did you mean "typescript"?
    4:14 Code blocks have no option "titel".
        Did you mean "title"?
    4:24 Code blocks have no option "foo".
        Write title="…", {2,5-7}, add={…}, remove={…}, failing={…} or lineNumbers.
    4:28 "1-x" is not a line or a range of lines.
        Write {2,5-7}.
    4:34 Line 9 does not exist: the block has 1 line.
    4:38 "2-1" is not a line or a range of lines.
        Write {2,5-7}.
    4:48 "title=x" is not written as code blocks want it.
        Write title="…", {2,5-7}, add={…}, remove={…}, failing={…} or lineNumbers.
    8:1 Code blocks have no language "zzzzz".
        Languages: ts, typescript, tsx, js, javascript, jsx, json, sh, bash, html, css, diff, yaml, yml, md, markdown, mdx, graphql, text, txt, error, install."
  `)
})

test('code: names that every object has are neither languages nor options', async () => {
  expect(
    await mistakes('```constructor\na\n```\n\n```__proto__\na\n```\n\n```ts constructor={1} toString\na\n```'),
  ).toMatchInlineSnapshot(`
    "4:1 Code blocks have no language "constructor".
        Languages: ts, typescript, tsx, js, javascript, jsx, json, sh, bash, html, css, diff, yaml, yml, md, markdown, mdx, graphql, text, txt, error, install.
    8:1 Code blocks have no language "__proto__".
        Languages: ts, typescript, tsx, js, javascript, jsx, json, sh, bash, html, css, diff, yaml, yml, md, markdown, mdx, graphql, text, txt, error, install.
    12:7 Code blocks have no option "constructor".
        Write title="…", {2,5-7}, add={…}, remove={…}, failing={…} or lineNumbers.
    12:23 Code blocks have no option "toString".
        Write title="…", {2,5-7}, add={…}, remove={…}, failing={…} or lineNumbers."
  `)
})

test('an install command without a translation', async () => {
  expect(await mistakes('```install\nnpm install a\nnpm audit\n```')).toMatchInlineSnapshot(`
    "6:1 "npm audit" has no translation for yarn, pnpm and bun.
        Use npm install, uninstall, create, run, ci, test, start or npx, or a plain \`\`\`sh block."
  `)
})

test('headings: a second top heading, ids twice and ids that are none', async () => {
  expect(await mistakes('text\n\n# Top\n\n## A {#a}\n\n## B {#a}\n\n## C {#a/b}')).toMatchInlineSnapshot(`
    "6:1 A page has one top heading, and it comes first.
        Write ## here. The title is in the front matter.
    10:6 The id "a" is used twice (first on line 8).
        Ids are unique within a page: change one of them.
    12:6 "a/b" cannot be an id.
        Use letters, digits, hyphens: {#ab}."
  `)
})

test('links that lead nowhere', async () => {
  expect(await mistakes('[a]() [b](javascript:x) [c](htps://x.y) [d](../../x.mdx)')).toMatchInlineSnapshot(`
    "4:1 The link has no target.
        Write [text](/route) or [text](https://…).
    4:7 Links cannot have the scheme "javascript:".
        Allowed: https:, http:, mailto:, tel:.
    4:25 Links cannot have the scheme "htps:".
        Did you mean "https:"?
    4:41 "../../x.mdx" leads out of the content folder.
        Links to sources stay within content/."
  `)
})

test('images without words, relative and remote ones', async () => {
  expect(await mistakes('![](/img/a.png) ![a](./a.png) ![a](https://x.y/a.png)')).toMatchInlineSnapshot(`
    "4:1 The image /img/a.png has no alternative text.
        Say what it shows: ![what it shows](/img/a.png).
    4:17 The image ./a.png has a relative address.
        Put the file into public/img/ and write /img/a.png.
    4:31 The image https://x.y/a.png is on another host.
        Put the file into public/img/ and write /img/a.png."
  `)
})

test('a footnote without a text', async () => {
  expect(await mistakes('See[^1].')).toMatchInlineSnapshot(`
    "4:1 There is no footnote "1".
        Add a line [^1]: … or write \\[^ for the sign."
  `)
})

test('diagrams that are missing or misnamed', async () => {
  expect(
    await mistakes(
      '<Diagram src="flaw.svg" alt="a" />\n\n<Diagram src="../x.svg" alt="a" />\n\n<Diagram src="flow.svg" alt="" />',
    ),
  ).toMatchInlineSnapshot(`
    "4:10 There is no diagram content/_diagrams/flaw.svg.
        Did you mean "flow.svg"?
    6:10 "../x.svg" is not the name of a diagram.
        Diagrams are .svg files in content/_diagrams/.
    8:25 The diagram has no words.
        Say in a sentence what it shows."
  `)
})

test('details without a summary, blocks in text, a fragment', async () => {
  expect(await mistakes('<details>\n\na\n\n</details>\n\n<p>\n\n- a\n\n</p>\n\n<>a</>')).toMatchInlineSnapshot(`
    "4:1 <details> has no <summary>.
        Start it with <summary>What it is about</summary>.
    12:1 <p> holds text only.
        Use <div> around blocks.
    16:1 A fragment <> has no meaning in a page.
        Remove it, and keep what it holds."
  `)
})

test('a fence that is not closed is called that, at the line where it opens, and nothing below it is', async () => {
  expect(await mistakes('Text.\n\n```ts\nconst a = 1\n\n<Unknown />\n')).toMatchInlineSnapshot(`
    "6:1 The code block that begins here is never closed.
        Add a line \`\`\` where its code ends."
  `)
  expect(await mistakes('```ts title="a.ts"\nconst a = 1\n\nText.\n\n```ts {9}\nb\n```\n')).toMatchInlineSnapshot(`
    "4:1 The code block that begins here is never closed.
        Add a line \`\`\` where its code ends: line 9 begins another block."
  `)
  expect(
    await mistakes('<Steps>\n<Step title="a">\n\n~~~ts\nconst a = 1\n\n</Step>\n</Steps>\n'),
  ).toMatchInlineSnapshot(`
    "7:1 The code block that begins here is never closed.
        Add a line ~~~ where its code ends."
  `)
})

test('fences inside longer fences, in lists and in quotes are closed', async () => {
  const page = [
    '````md',
    '```ts',
    'a',
    '```',
    '````',
    '',
    '- item',
    '',
    '  ```ts',
    '  a',
    '  ```',
    '',
    '> ```ts',
    '> a',
    '> ```',
  ]
  await expect(mistakes(page.join('\n'))).rejects.toThrow('nothing was reported')
})

test('errors without the lines that fail', async () => {
  expect(await mistakes('```ts title="a.ts" errors="2322"\nconst a: number = "1"\n```')).toMatchInlineSnapshot(`
    "4:20 "errors" stands without "failing".
        Add failing={…} with the lines on which these errors occur."
  `)
})
