/** The route that matches a path. */
export interface Match<T> {
  value: T;
  /** The route's pattern, such as `/parcels/:code`. */
  pattern: string;
  params: Record<string, string>;
}

interface Dynamic<T> {
  value: T;
  pattern: string;
  /** A prefix of all matching paths, to rule out most routes without running their regex. */
  start: string;
  names: string[];
  regex: RegExp;
}

/** The kind and place of a file below `routes/`. */
export interface RouteFile {
  kind: "route" | "app" | "layout" | "middleware";
  /** Its folders, including groups: `["control", "(admin)"]`. */
  folders: string[];
  /** The URL pattern that it serves (routes only): `/parcels/:code`, `/api/:path*`. */
  pattern: string;
}

const KINDS: Record<string, RouteFile["kind"]> = {
  _app: "app",
  _layout: "layout",
  _middleware: "middleware",
};

/** Finds the value of a path: exact paths first, then the most specific pattern. */
export class Router<T> {
  #exact = new Map<string, Match<T>>();
  #dynamic: Dynamic<T>[] = [];

  /** Adds a pattern; throws if another route serves it. */
  add(pattern: string, value: T) {
    const taken = this.#exact.has(pattern) ||
      this.#dynamic.some((route) => route.pattern === pattern);
    if (taken) throw new Error(`Two routes serve "${pattern}"`);
    if (!pattern.includes(":")) {
      this.#exact.set(pattern, { value, pattern, params: emptyParams() });
      return;
    }
    // Excludes the slash before the parameter, because "/api/:path*" also serves "/api".
    const start = pattern.slice(0, pattern.indexOf(":") - 1);
    this.#dynamic.push({ value, pattern, start, ...compile(pattern) });
    this.#dynamic.sort((a, b) => comparePatterns(a.pattern, b.pattern));
  }

  /** Returns the match of a path, with or without a trailing slash; `null` if none. */
  match(pathname: string): Match<T> | null {
    const exact = this.#exact.get(pathname) ??
      this.#exact.get(toggleSlash(pathname));
    if (exact !== undefined) return { ...exact, params: emptyParams() };
    for (const route of this.#dynamic) {
      if (!pathname.startsWith(route.start)) continue;
      const found = route.regex.exec(pathname);
      if (found === null) continue;
      const params = readParams(route.names, found);
      return { value: route.value, pattern: route.pattern, params };
    }
    return null;
  }
}

/** Parses the path of a file in the manifest, such as `./routes/(x)/[id].tsx`. */
export function parseRouteFile(file: string): RouteFile {
  const parts = file.replace(/^\.\/routes\//, "").replace(/\.[jt]sx?$/, "")
    .split("/").map(toPattern);
  const name = parts.pop() ?? "";
  const visible = parts.filter((part) => !/^\(.*\)$/.test(part));
  if (name !== "index") visible.push(name);
  return {
    kind: KINDS[name] ?? "route",
    folders: parts,
    pattern: "/" + visible.join("/"),
  };
}

function toPattern(part: string): string {
  return part.replace(/^\[\.\.\.(\w+)\]$/, ":$1*").replace(/\[(\w+)\]/g, ":$1");
}

function compile(pattern: string): { names: string[]; regex: RegExp } {
  const names: string[] = [];
  const source = pattern.replace(
    /\/:(\w+)\*|:(\w+)|[.*+?^${}()|[\]\\]/g,
    (text, rest, name) => {
      if (rest === undefined && name === undefined) return "\\" + text;
      names.push(rest ?? name);
      return rest === undefined ? "([^/]+?)" : "(?:/(.*))?";
    },
  );
  return { names, regex: new RegExp(`^${source}$`) };
}

function readParams(names: string[], found: RegExpExecArray) {
  const params = emptyParams();
  names.forEach((name, i) => params[name] = decode(found[i + 1] ?? ""));
  return params;
}

/** Decodes a path segment. Leaves a malformed escape such as "%zz" to the route. */
function decode(part: string): string {
  try {
    return decodeURI(part);
  } catch {
    return part;
  }
}

function emptyParams(): Record<string, string> {
  return Object.create(null);
}

function toggleSlash(path: string): string {
  return path.endsWith("/") ? path.slice(0, -1) : path + "/";
}

/** Orders patterns segment by segment: literal segments, mixed ones, parameters, catch-alls. */
function comparePatterns(a: string, b: string): number {
  const left = a.split("/");
  const right = b.split("/");
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const order = rank(left[i]) - rank(right[i]);
    if (order !== 0) return order;
  }
  return a < b ? -1 : 1;
}

function rank(segment: string | undefined): number {
  if (segment === undefined) return 3;
  if (segment.endsWith("*")) return 4;
  if (/^:\w+$/.test(segment)) return 2;
  return segment.includes(":") ? 1 : 0;
}
