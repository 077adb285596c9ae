import { Fragment, h, type JSX } from "preact";
import { renderToString } from "preact-render-to-string";
import { collect, type Collector, SlotRange } from "./islands.ts";
import {
  htmlJson,
  PropsTable,
  type SerializedEntry,
  tableJson,
} from "./serialize.ts";
import { DATA_ID, HIDDEN_SLOT, type PageData } from "./shared.ts";
import type { Assets } from "./types.ts";

/** Marks the place of the content in the app's HTML. */
export const CONTENT = "<!--fresh-content-->";

/**
 * Inserts the content into the app's HTML, if it is separate, and adds the doctype, collected head elements, preloads
 * and the islands' data. Searches only the app's HTML, because searching a long concatenated string costs as much as
 * copying it.
 */
export function completePage(
  { html, content }: { html: string; content?: string },
  collector: Collector,
  assets: Assets | null,
): string {
  const page = /^<html[\s>]/i.test(html)
    ? html
    : `<html><head><meta charset="utf-8"></head><body>${html}</body></html>`;
  const templates = renderHiddenSlots(collector);
  const { preloads, scripts } = renderScripts(collector, assets);
  const head = renderElements([...collector.head.values()]) + preloads;
  const headEnd = page.indexOf("</head>");
  const bodyEnd = page.lastIndexOf("</body>");
  return "<!DOCTYPE html>" + page.slice(0, headEnd) + head +
    fill(page.slice(headEnd, bodyEnd), content) + templates + scripts +
    page.slice(bodyEnd);
}

function fill(html: string, content: string | undefined): string {
  if (content === undefined) return html;
  const [first, ...others] = html.split(CONTENT);
  return others.reduce((page, part) => page + content + part, first!);
}

/** Renders children that their island does not display yet into templates. */
function renderHiddenSlots(collector: Collector): string {
  let html = "";
  // A hidden slot may contain islands with hidden slots, so the list can grow.
  for (let id = 0; id < collector.slots.length; id++) {
    const children = collector.slots[id];
    if (children === null) continue;
    const slot = h(SlotRange, { id }, children);
    const content = collect(collector, () => renderToString(slot));
    html += `<template ${HIDDEN_SLOT}>${content}</template>`;
  }
  return html;
}

function renderScripts(collector: Collector, assets: Assets | null) {
  const none = { preloads: "", scripts: "" };
  const reload = assets?.dev ? moduleScript(scriptOf(assets, "reload")) : "";
  if (collector.islands.length === 0) return { ...none, scripts: reload };
  const data = serializePageData(collector, assets);
  if (assets === null) return none;
  const client = scriptOf(assets, "client");
  const used = new Set([client, ...data.islands.map(([script]) => script)]);
  if (data.signals !== undefined) used.add(data.signals);
  // A template is inert, so the content security policy need not allow it.
  const block = `<template id="${DATA_ID}">${dataJson(data)}</template>`;
  return {
    preloads: preloadLinks([...used], assets),
    scripts: block + moduleScript(client) + reload,
  };
}

const knownLinks = new WeakMap<Assets, Map<string, string>>();

/**
 * Returns links that preload the imports of scripts; cached, because most pages use the same scripts as an earlier one.
 */
function preloadLinks(scripts: string[], assets: Assets): string {
  let known = knownLinks.get(assets);
  if (known === undefined) knownLinks.set(assets, known = new Map());
  const key = scripts.join(" ");
  let links = known.get(key);
  if (links === undefined) {
    const urls = new Set(
      scripts.flatMap((url) => assets.imports.get(url) ?? []),
    );
    links = Array.from(
      urls,
      (url) => `<link rel="modulepreload" href="${url}">`,
    ).join("");
    known.set(key, links);
  }
  return links;
}

type SerializedData = Omit<PageData, "props"> & { props: SerializedEntry[] };

function serializePageData(
  collector: Collector,
  assets: Assets | null,
): SerializedData {
  const table = new PropsTable();
  const islands = collector.islands.map(
    ({ island: { file, exportName }, props }): PageData["islands"][number] => {
      const script = assets === null ? file : scriptOf(assets, file);
      return [script, exportName, table.add(props, `${file} ${exportName}`)];
    },
  );
  const hasSignals = table.entries.some((entry) =>
    Array.isArray(entry) && entry[0] === "signal"
  );
  return {
    islands,
    props: table.entries,
    signals: hasSignals ? assets?.scripts.get("signals") : undefined,
    assets: Object.fromEntries(collector.assets),
  };
}

function dataJson({ props, ...data }: SerializedData): string {
  return `{"props":${tableJson(props)},${htmlJson(data).slice(1)}`;
}

function scriptOf(assets: Assets, module: string): string {
  const url = assets.scripts.get(module);
  if (url === undefined) throw new Error(`The build lacks "${module}"`);
  return url;
}

function moduleScript(url: string): string {
  return `<script type="module" src="${url}"></script>`;
}

function renderElements(elements: JSX.Element[]): string {
  return elements.length === 0
    ? ""
    : renderToString(h(Fragment, null, elements));
}
