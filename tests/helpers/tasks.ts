import { ROOT } from "@/lib/tasks/project.ts";

/** Runs `lib/tasks/<name>.ts` in a process; returns its exit code and output. */
export async function runTask(
  name: string,
  args: string[],
  variables: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", `${ROOT}/lib/tasks/${name}.ts`, ...args],
    cwd: ROOT,
    env: variables,
  }).output();
  const text = new TextDecoder();
  return { code, output: `${text.decode(stdout)}${text.decode(stderr)}` };
}
