const listeners = new Set<() => void>();

/** Something was sent, and the server knows no number of this session: nobody used it for long, or it was ended. */
export const tellUnproven = () => listeners.forEach((listener) => listener());

export function onUnproven(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
