import { Schema } from 'mongoose';
import type { SwitchKind } from '@/lib/domain/desk/switches';
import { defineModel } from '@/models/common/defineModel';
import { saveVersion } from '@/models/common/saveVersion';

export type SwitchedOff = { kind: SwitchKind; name: string; reason: string; by: string; at: Date };

/** One document for all servers. Contains no personal data, so it doesn't expire. */
type SettingRecord = { _id: string; version: number; off: SwitchedOff[] };

const ID = 'switches';

const schema = new Schema<SettingRecord>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    off: { type: [Object], required: true },
  },
  { collection: 'settings', versionKey: false },
);

export const Settings = defineModel('Settings', schema);

type Switches = Pick<SettingRecord, 'version' | 'off'>;

export async function findSwitches(): Promise<Switches> {
  return (await Settings.findById(ID).lean()) ?? { version: 0, off: [] };
}

/** False on a concurrent change. */
export async function saveSwitches(switches: Switches): Promise<boolean> {
  return (await saveVersion(Settings, { _id: ID, ...switches })) !== null;
}
