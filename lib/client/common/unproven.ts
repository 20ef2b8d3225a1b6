import { Listeners } from './listeners';

const listeners = new Listeners();

export const tellUnproven = listeners.tell;
export const onUnproven = listeners.add;
