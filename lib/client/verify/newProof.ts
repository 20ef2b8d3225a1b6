import { Listeners } from '@/lib/client/common/listeners';

const listeners = new Listeners();

/** Tells listeners that this browser proved a number, or signed out. */
export const tellProof = listeners.tell;
export const onProof = listeners.add;
