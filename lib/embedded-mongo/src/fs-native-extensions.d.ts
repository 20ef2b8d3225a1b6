declare module 'fs-native-extensions' {
  /** True if no other process has the bytes locked. The lock ends with the descriptor or its process. */
  export function tryLock(descriptor: number, offset?: number, length?: number): boolean;
}
