import { ROOT } from "@/lib/tasks/project.ts";

/** Runs `lib/tasks/<name>.ts` in a process of its own; gives how it ended and all that it said. */
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
