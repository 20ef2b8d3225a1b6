// On globalThis: in development each API route is its own bundle.
const globals = globalThis as typeof globalThis & { sukhayuDraining?: true };

/** From the signal on: balancers are told to send nothing more, and what comes is answered still. */
export function beginDraining(): void {
  globals.sukhayuDraining = true;
}

export const isDraining = () => globals.sukhayuDraining === true;
