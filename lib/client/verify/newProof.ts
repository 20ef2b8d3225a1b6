const listeners = new Set<() => void>();

/** This browser proved a number, or signed out. */
export const tellProof = () => listeners.forEach((listener) => listener());

export const onProof = (listener: () => void) => void listeners.add(listener);
