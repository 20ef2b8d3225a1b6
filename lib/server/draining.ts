// On globalThis, since in development each API route is a bundle of its own.
const globals = globalThis as typeof globalThis & { sukhayuDraining?: true };

/**
 * Called on the signal to stop: readiness then tells balancers to send no more. Requests that still come are answered.
 */
export function beginDraining(): void {
  globals.sukhayuDraining = true;
}

export const isDraining = () => globals.sukhayuDraining === true;
