/*
 * Shows a page of its own where a page cannot be loaded. It keeps that page and what it needs, nothing else: every other
 * answer goes past it, those of the panel, the API and tracking included.
 */
const { page, files } = self.offline;
const KEPT = "offline";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keep());
});

async function keep() {
  const cache = await caches.open(KEPT);
  const wanted = [page, ...files];
  // All of them or none: what an earlier worker kept serves until then.
  await cache.addAll(wanted);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.includes(pathname + search)) await cache.delete(request);
  }
}

self.addEventListener("activate", (event) => {
  // Pages are asked for while the worker starts, not after it.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const { pathname, search } = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(load(event));
  else if (files.includes(pathname + search)) event.respondWith(find(request));
});

async function load({ request, preloadResponse }) {
  try {
    return await preloadResponse ?? await fetch(request);
  } catch {
    return await caches.match(page) ?? Response.error();
  }
}

async function find(request) {
  return await caches.match(request) ?? await fetch(request);
}
