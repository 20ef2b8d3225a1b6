const listeners = new Set<() => void>();

/** Called after a 401: the session expired or was ended. */
export const tellUnproven = () => listeners.forEach((listener) => listener());

export function onUnproven(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
