import { type Context, swapWrappers, type Wrappers } from "./context.ts";
import { HttpError } from "./errors.ts";
import type { LayoutConfig, Middleware, RouteComponent } from "./types.ts";

/** A middleware or route, with the wrappers of its pages. */
export interface Step<State> {
  run: Middleware<State>;
  wrappers: Wrappers;
}

/** A folder of `routes/`, with everything that applies below it. */
export class Segment<State> {
  app: RouteComponent | null = null;
  layout: RouteComponent | null = null;
  config: LayoutConfig = {};
  middlewares: Middleware<State>[] = [];
  #children = new Map<string, Segment<State>>();
  #parent: Segment<State> | null = null;

  /** Returns the segment of a folder path, creating it if missing. */
  find(folders: string[]): Segment<State> {
    const [name, ...rest] = folders;
    if (name === undefined) return this;
    let child = this.#children.get(name);
    if (child === undefined) {
      child = new Segment<State>();
      child.#parent = this;
      this.#children.set(name, child);
    }
    return child.find(rest);
  }

  /** Returns all middlewares from the root down to here, in order. */
  steps(): Step<State>[] {
    const wrappers = this.wrappers();
    const own = this.middlewares.map((run) => ({ run, wrappers }));
    return [...this.#parent?.steps() ?? [], ...own];
  }

  /** Returns the wrappers of a page in this folder: the app, and the layouts, outermost first. */
  wrappers(): Wrappers {
    const outer = this.#parent?.wrappers() ?? { app: this.app, layouts: [] };
    if (this.layout === null) return outer;
    const inherited = this.config.skipInheritedLayouts ? [] : outer.layouts;
    return {
      app: this.config.skipAppWrapper ? null : outer.app,
      layouts: [...inherited, this.layout],
    };
  }
}

/** Runs the steps, each nested in the previous one. Rejects with 404 past the last step. */
export function runSteps<State>(
  ctx: Context<State>,
  steps: Step<State>[],
  index = 0,
): Promise<Response> {
  const step = steps[index];
  if (step === undefined) return Promise.reject(new HttpError(404));
  ctx.next = () => runSteps(ctx, steps, index + 1);
  const outer = swapWrappers(ctx, step.wrappers);
  // Consecutive steps usually share their wrappers, so there is nothing to restore.
  return outer === step.wrappers
    ? runStep(ctx, step)
    : runStep(ctx, step).finally(() => swapWrappers(ctx, outer));
}

/** Not async, because that would add a microtask to each step. */
function runStep<State>(
  ctx: Context<State>,
  step: Step<State>,
): Promise<Response> {
  try {
    const response = step.run(ctx);
    return response instanceof Promise ? response : Promise.resolve(response);
  } catch (error) {
    return Promise.reject(error);
  }
}
