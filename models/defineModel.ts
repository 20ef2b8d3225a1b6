import mongoose, { type Model, type Schema } from 'mongoose';

/** The model of a collection, made once: development loads this module again, and each route has a copy. */
export function defineModel<Record>(name: string, schema: Schema<Record>): Model<Record> {
  return (mongoose.models[name] as Model<Record> | undefined) ?? mongoose.model<Record>(name, schema);
}
