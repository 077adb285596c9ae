const DEADLINE_MS = 500;

/** Reports whether the server at this URL refuses connections, stays silent, or is down behind its proxy. */
export async function isAway(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await response.body?.cancel();
    return response.status >= 500;
  } catch {
    return true;
  }
}
