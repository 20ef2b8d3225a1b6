import mongoose from 'mongoose';

/** The names of all collections that contain the text. */
export async function collectionsWith(text: string): Promise<string[]> {
  const found = (await mongoose.connection.db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  const rows = found.map(async ({ name }) => {
    const records = await mongoose.connection.collection(name).find().toArray();
    return JSON.stringify(records).includes(text) ? [name] : [];
  });
  return (await Promise.all(rows)).flat().toSorted();
}
