const listeners = new Set<() => void>();

/** Tells that this browser proved a number, or signed out. */
export const tellProof = () => listeners.forEach((listener) => listener());

export const onProof = (listener: () => void) => void listeners.add(listener);
