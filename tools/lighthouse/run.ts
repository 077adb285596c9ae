/**
 * Measures public pages of the built site, with demo data, by Lighthouse in the installed Chromium, and fails if one is
 * below its target. Arguments: paths to measure (by default all four), `--runs=5`, `--verbose` to list the audits that
 * cost points.
 */
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";

const ROOT = new URL("../../", import.meta.url).pathname;
const CHROMIUM = Deno.env.get("CHROMIUM_PATH") ?? "/usr/bin/chromium";
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu"];
const RESULT = "/track.html?code=";
const PATHS = ["/", RESULT, "/pages/about-us", "/contact.html"];
const MIN_SCORES: Record<string, number> = {
  performance: 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};

const paths = Deno.args.filter((argument) => argument.startsWith("/"));
const runs = Number(
  Deno.args.find((argument) => argument.startsWith("--runs="))?.slice(7) ?? 5,
);
const verbose = Deno.args.includes("--verbose");

interface Site extends AsyncDisposable {
  origin: string;
  /** A parcel of the demo data. */
  code: string;
}

/** Serves the demo on a free port, with PUBLIC_ORIGIN set. */
async function startSite(): Promise<Site> {
  const port = freePort();
  const origin = `http://localhost:${port}`;
  const demo = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", "lib/tasks/demo.ts"],
    cwd: ROOT,
    env: { PORT: String(port), PUBLIC_ORIGIN: origin, LIMIT_FACTOR: "1000" },
    stdout: "piped",
  }).spawn();
  const output = demo.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let code: string | undefined;
  while (code === undefined) {
    const { value, done } = await output.read();
    if (done) throw new Error(`The demo has ended:\n${text}`);
    text += value;
    code = /^ {2}(\S+) +http\S+code=/m.exec(text)?.[1];
  }
  return {
    origin,
    code,
    async [Symbol.asyncDispose]() {
      demo.kill("SIGTERM");
      await output.cancel();
      await demo.status;
    },
  };
}

function freePort(): number {
  using listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  return listener.addr.port;
}

/** Measures one visit with an empty cache. */
async function measure(url: string): Promise<Result> {
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
    });
    return result!.lhr;
  } finally {
    chrome.kill();
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Prints the audits that cost points, with the affected elements or files. */
function report({ audits, categories }: Result): void {
  const counted = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)
    ),
  );
  for (const audit of Object.values(audits)) {
    const { id, score, displayValue = "", details } = audit;
    if (score === null || score >= (verbose ? 1 : 0.9)) continue;
    if (!counted.has(id) && !verbose) continue;
    console.log(`    ${id}: ${score} ${displayValue}`);
    if (counted.has(id) && score < 0.9) {
      console.log(`      ${JSON.stringify(details)?.slice(0, 800)}`);
    }
  }
}

/**
 * Reports whether a page meets its targets. Parcels are exempt from SEO, because search engines should not find them.
 */
async function check(site: Site, path: string): Promise<boolean> {
  const address = path === RESULT ? path + site.code : path;
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    results.push(await measure(site.origin + address));
  }
  const scores = Object.keys(MIN_SCORES)
    .filter((category) => category !== "seo" || path !== RESULT)
    .map((category) => {
      const all = results.map(({ categories }) =>
        Math.round((categories[category]?.score ?? 0) * 100)
      );
      return { category, score: median(all) };
    });
  const line = scores.map(({ category, score }) => `${category} ${score}`);
  console.log(`${path}: ${line.join(", ")}`);
  const kept = scores.every(({ category, score }) =>
    score >= MIN_SCORES[category]!
  );
  if (!kept || verbose) report(results[0]!);
  return kept;
}

await using site = await startSite();
let kept = true;
for (const path of paths.length > 0 ? paths : PATHS) {
  kept = await check(site, path) && kept;
}
Deno.exitCode = kept ? 0 : 1;
