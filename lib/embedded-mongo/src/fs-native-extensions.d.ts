declare module 'fs-native-extensions' {
  /** Answers whether nobody else has the bytes; they are this descriptor's until it is closed, or its process is dead. */
  export function tryLock(descriptor: number, offset?: number, length?: number): boolean;
}
