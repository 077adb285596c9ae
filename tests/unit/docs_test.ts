import { deepEqual, match, ok } from "node:assert/strict";
import { ACCESS, isApiPath } from "@/lib/site/access.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import REQUIREMENTS from "../fixtures/asvs.json" with { type: "json" };

/** A met requirement names the test that proves it. */
const VERDICT =
  /^(n\/a|operator|described|design|met: .*_test\.tsx?`|\*\*deviation\*\*: )/;

/** Returns the text of a file of the project. */
function read(path: string): Promise<string> {
  return Deno.readTextFile(`${ROOT}/${path}`);
}

const screens = await read("docs/screens.md");

Deno.test("docs/ refers only to existing test files", async () => {
  for (const page of ["screens.md", "security.md", "asvs.md"]) {
    const text = await read(`docs/${page}`);
    const named = [...text.matchAll(/`(?:tests\/)?([^` ]+_test\.tsx?)`/g)];
    ok(named.length > 10, page);
    for (const [, file] of named) await Deno.stat(`${ROOT}/tests/${file}`);
  }
});

for (
  const [level, page] of [["1", "security.md"], ["2", "asvs.md"]] as const
) {
  Deno.test(`docs/${page} classifies every requirement of level ${level} of the ASVS`, async () => {
    const rows = await requirementRows(page);
    deepEqual(rows.map(({ id }) => id), REQUIREMENTS[level]);
    for (const { id, verdict } of rows) match(verdict, VERDICT, id);
  });
}

Deno.test("docs/security.md names exactly the deviations from the ASVS", async () => {
  const rows = [
    ...await requirementRows("security.md"),
    ...await requirementRows("asvs.md"),
  ];
  const found = rows.filter(({ verdict }) => verdict.includes("deviation"));
  const security = await read("docs/security.md");
  const [, shortcomings = ""] = security.split("## Where we fall short");
  const named = shortcomings.match(/\b\d+\.\d+\.\d+\b/g) ?? [];
  deepEqual(found.map(({ id }) => id).sort(), named.sort());
});

Deno.test("docs/screens.md names every non-API route", () => {
  const routes = [...ACCESS.keys()].filter((route) => !isApiPath(route))
    .map((route) => route.replace(/:(\w+)/g, "{$1}"));
  deepEqual(routes.filter((route) => !screens.includes(`\`${route}\``)), []);
});

const decisions = (await filesBelow("docs/decisions"))
  .filter((path) => !path.endsWith("/README.md")).sort();

Deno.test("every decision is a file NNN-title.md with its reason and the rejected options", async () => {
  for (const path of decisions) {
    const [, number] = path.match(/\/(\d{3})-[a-z0-9-]+\.md$/) ?? [];
    ok(number, path);
    const text = await read(path);
    ok(text.startsWith(`# ${number}. `), path);
    match(text, /^\*\d{4}-\d{2}-\d{2}\*$/m, path);
    match(text, /^\*\*Why:\*\* \S/m, path);
    match(text, /^\*\*Rejected:\*\* \S/m, path);
  }
});

Deno.test("docs/decisions/README.md lists every decision once, by its title", async () => {
  const readme = await read("docs/decisions/README.md");
  const rows = readme.matchAll(/^\| (\d{3}) \| \[(.+)\]\((.+)\) \| \S/gm);
  const listed = [...rows].map(([, number, title, file]) =>
    `docs/decisions/${file}: # ${number}. ${title}`
  );
  const headings = await Promise.all(decisions.map(async (path) => {
    const text = await read(path);
    return `${path}: ${text.split("\n", 1)[0]}`;
  }));
  deepEqual(listed.sort(), headings);
});

Deno.test("every decision cited in code or docs exists", async () => {
  const known = new Set(decisions.map((path) => Number(path.match(/\d{3}/))));
  const folders =
    "lib routes components islands static tests bench deploy tools .ci docs";
  const paths = (await Promise.all(folders.split(" ").map(filesBelow))).flat();
  for (const path of ["README.md", "CHANGELOG.md", "main.ts", ...paths]) {
    const text = await read(path);
    for (const number of namedDecisions(text, path)) {
      ok(known.has(number), `${path} names decision ${number}`);
    }
  }
});

/** Returns the numbers in "decision 80" and "decisions 7 and 11", and within decisions those in "(117)". */
function namedDecisions(text: string, path: string): number[] {
  const named = text.matchAll(
    /decisions?\]?(?:\(\S+\))?\s+(?:\* )?\d+(?:(?:,| and| to) \d+)*/g,
  );
  const short = path.startsWith("docs/decisions/")
    ? text.matchAll(/\((?:[^()]*, )?(\d{1,2}|1\d\d)\)/g)
    : [];
  return [
    ...[...named].flatMap(([words]) => words.match(/\d+/g)!),
    ...[...short].map(([, number]) => number!),
  ].map(Number);
}

/** Returns the rows of a page's table of requirements: "| 1.2.1 | requirement | met: … |". */
async function requirementRows(
  page: string,
): Promise<{ id: string; verdict: string }[]> {
  const text = await read(`docs/${page}`);
  const rows = text.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| (\D.*) \|$/gm);
  return [...rows].map(([, id, verdict]) => ({ id: id!, verdict: verdict! }));
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(`${ROOT}/${folder}`));
  const files = await Promise.all(entries.map(({ name, isDirectory }) => {
    const path = `${folder}/${name}`;
    if (isDirectory) {
      return name === "node_modules" ? [] : filesBelow(path);
    }
    return /\.(tsx?|md)$/.test(name) ? [path] : [];
  }));
  return files.flat();
}

Deno.test("docs/operations.md explains every log event", async () => {
  const operations = await read("docs/operations.md");
  const events = new Set<string>();
  for (const path of ["main.ts", "app.ts", ...await filesBelow("lib")]) {
    const text = await read(path);
    const calls = text.matchAll(
      /\blog\.(?:debug|info|warning|error)\(\s*"([\w.]+)"/g,
    );
    for (const [, event] of calls) events.add(event!);
  }
  ok(events.size > 20);
  const missing = [...events].filter((name) =>
    !operations.includes(`\`${name}\``)
  );
  deepEqual(missing, []);
});

Deno.test("docs/dependencies.md has a row for each package in a deno.json, and no others", async () => {
  const folders = ["", "tests/", "tools/", "tools/lighthouse/"];
  const packages = new Set<string>();
  for (const folder of folders) {
    const text = await read(`${folder}deno.json`);
    for (const [, name] of text.matchAll(/"npm:\/?((?:@[^/"]+\/)?[^@/"]+)@/g)) {
      packages.add(name!);
    }
  }
  const page = await read("docs/dependencies.md");
  const rows = [...page.matchAll(/^\| (?!package)([^|-][^|]*) \|/gm)]
    .flatMap(([, names]) => names!.split(", "));
  // "react" is an alias of another package.
  const named = rows.filter((name) => name !== "react");
  deepEqual(named.toSorted(), [...packages].sort());
});
