// Replaces fs-native-extensions: simulates a disk whose locks another kernel does not see.
export const tryLock = () => true;
