// Stands on globalThis, since in development each API route is a bundle of its own.
const globals = globalThis as typeof globalThis & { sukhayuDraining?: true };

/** Called at the signal: from then on balancers are told to send nothing more. What still comes is answered. */
export function beginDraining(): void {
  globals.sukhayuDraining = true;
}

export const isDraining = () => globals.sukhayuDraining === true;
