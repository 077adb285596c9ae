import ts from "typescript";
import { Chance } from "@/tests/helpers/chance.ts";

/** A change of the product that its tests should notice. */
export interface Mutant {
  area: string;
  /** Relative to the root of the repository. */
  file: string;
  /** Counted from one. */
  line: number;
  /** The line before and after the change, trimmed. */
  before: string;
  after: string;
}

/** A mutant with the whole text of its file. */
export interface Drawn extends Mutant {
  text: string;
}

interface Change {
  start: number;
  end: number;
  text: string;
}

const PER_AREA = 5;
const ANYWHERE = "anywhere";

/** The areas from which equal numbers are drawn, with the path prefixes of their files. */
const AREAS: Record<string, string[]> = {
  access: ["lib/site/access.ts", "lib/fields/roles.ts"],
  sessions: ["lib/accounts/"],
  csrf: ["lib/site/middlewares/gate.ts"],
  store: ["lib/store/"],
  forms: ["lib/forms/", "lib/fields/"],
  mail: ["lib/mail/", "lib/notifications/"],
  jobs: ["lib/jobs/"],
  imports: ["lib/imports/"],
  masking: ["lib/parcels/mask_place.ts", "lib/parcels/public_view.ts"],
  trash: ["lib/trash/", "lib/housekeeping/", "lib/parcels/trash"],
};

/** Files to exclude: browser code needs a build, and tasks and dictionaries contain no rules. */
const LEFT_OUT = /^lib\/(client|fresh|tasks|i18n\/dictionaries)\//;

const OPERATORS: Record<string, string> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "&&": "||",
  "||": "&&",
  "??": "&&",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
};

/**
 * Draws mutants of the files: five from each area, the rest from all files. The draw is reproducible by its seed.
 * Throws if an area has too few lines.
 */
export function drawMutants(
  files: Map<string, string>,
  { seed, count }: { seed: number; count: number },
): Drawn[] {
  const chance = new Chance(seed);
  const paths = [...files.keys()].filter((path) => !LEFT_OUT.test(path)).sort();
  const drawn = new Map<string, Drawn>();
  function draw(area: string, from: string[], most: number): void {
    const end = drawn.size + most;
    for (let tries = 0; drawn.size < end; tries++) {
      if (tries > 1_000) throw new Error(`Too few lines in ${area}`);
      const file = pickByLines(files, from, chance);
      const changes = changesOf(files.get(file)!, file);
      if (changes.length === 0) continue;
      const mutant = mutantOf(files, { area, file }, chance.pick(changes));
      drawn.set(`${file}:${mutant.line}`, mutant);
    }
  }
  for (const [area, starts] of Object.entries(AREAS)) {
    const own = paths.filter((path) =>
      starts.some((start) => path.startsWith(start))
    );
    draw(area, own, PER_AREA);
  }
  draw(ANYWHERE, paths, count - drawn.size);
  return [...drawn.values()];
}

/** Picks a file at random, weighted by its number of lines. */
function pickByLines(
  files: Map<string, string>,
  paths: string[],
  chance: Chance,
): string {
  const lengths = paths.map((path) => files.get(path)!.length);
  let at = chance.below(lengths.reduce((sum, length) => sum + length, 0));
  return paths.find((_, index) => (at -= lengths[index]!) < 0)!;
}

function mutantOf(
  files: Map<string, string>,
  { area, file }: Pick<Mutant, "area" | "file">,
  { start, end, text }: Change,
): Drawn {
  const whole = files.get(file)!;
  const changed = whole.slice(0, start) + text + whole.slice(end);
  const line = whole.slice(0, start).split("\n").length;
  const lineOf = (source: string) => source.split("\n")[line - 1]!.trim();
  return {
    ...{ area, file, line, text: changed },
    ...{ before: lineOf(whole), after: lineOf(changed) },
  };
}

/** Returns all possible changes of a file. */
function changesOf(text: string, file: string): Change[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const changes: Change[] = [];
  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    const change = changeOf(node, source);
    if (change !== null) changes.push(change);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return changes;
}

/**
 * Returns the change of a node, if any: another operator, literal or condition, or the omission of a call or result.
 */
function changeOf(node: ts.Node, source: ts.SourceFile): Change | null {
  const [start, end] = [node.getStart(source), node.getEnd()];
  if (ts.isBinaryExpression(node)) {
    const sign = OPERATORS[node.operatorToken.getText(source)];
    if (sign === undefined) return null;
    const [left, right] = [node.left, node.right].map((side) =>
      `(${side.getText(source)})`
    );
    return { start, end, text: `(${left} ${sign} ${right})` };
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) {
    return { start, end, text: "false" };
  }
  if (node.kind === ts.SyntaxKind.FalseKeyword) {
    return { start, end, text: "true" };
  }
  if (ts.isNumericLiteral(node) && !isName(node)) {
    return { start, end, text: `(${node.text} + 1)` };
  }
  if (
    ts.isPrefixUnaryExpression(node) &&
    node.operator === ts.SyntaxKind.ExclamationToken
  ) {
    return { start, end: start + 1, text: "" };
  }
  if (ts.isIfStatement(node)) {
    const { expression } = node;
    const [from, to] = [expression.getStart(source), expression.getEnd()];
    return { start: from, end: to, text: `!(${text(expression, source)})` };
  }
  if (ts.isExpressionStatement(node) && isCall(node.expression)) {
    return { start, end, text: ";" };
  }
  if (ts.isReturnStatement(node) && node.expression !== undefined) {
    return { start, end, text: "return undefined as never;" };
  }
  return null;
}

function text(node: ts.Node, source: ts.SourceFile): string {
  return node.getText(source);
}

function isCall(node: ts.Expression): boolean {
  const inner = ts.isAwaitExpression(node) ? node.expression : node;
  return ts.isCallExpression(inner);
}

/** Reports whether a number is the name of a property. */
function isName(node: ts.NumericLiteral): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}
