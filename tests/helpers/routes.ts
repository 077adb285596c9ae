import { manifest } from "@/fresh.gen.ts";

/** A page or call with its file. */
export interface RouteFile {
  file: string;
  /** Its pattern, derived without the router. */
  pattern: string;
  handlers: Record<string, { serves?: string }>;
  isPage: boolean;
}

/** Returns every route in the manifest that serves requests. */
export function routeFiles(): RouteFile[] {
  const modules: [string, { handler?: object; default?: unknown }][] = Object
    .entries(manifest.routes);
  return modules
    .filter(([file]) => !/\/_\w+\.tsx?$/.test(file))
    .map(([file, module]) => ({
      file,
      pattern: patternOf(file),
      handlers: { ...module.handler },
      isPage: module.default !== undefined,
    }));
}

function patternOf(file: string): string {
  const path = file.replace(/^\.\/routes/, "").replace(/\.tsx?$/, "").replace(
    /\/index$/,
    "",
  );
  return path.replace(/\/\([^)]+\)/g, "").replace(/\[(\w+)\]/g, ":$1") || "/";
}
