const listeners = new Set<() => void>();

export const tellUnproven = () => listeners.forEach((listener) => listener());

export function onUnproven(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
