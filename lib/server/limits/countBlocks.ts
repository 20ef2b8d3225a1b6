/**
 * The share of a window's remaining count that one block takes. What a server takes and doesn't use is lost to the
 * others.
 */
const SHARE = 1 / 16;
const LARGEST = 16;
const MOST_WINDOWS = 10_000;

type Block = { left: number; next: number; isLast: boolean; filling?: Promise<void> };
/** Adds to the count of all servers, and returns the sum. */
type CountMore = (by: number) => Promise<number>;

/**
 * Counts in blocks that are taken from the common count beforehand: most requests cost no write, and all
 * servers together never let in more than the limit.
 */
export class CountBlocks {
  private readonly blocks = new Map<string, Block>();

  /** False beyond `most`; a refusal costs no write. */
  async takeOne(id: string, most: number, countMore: CountMore): Promise<boolean> {
    const block = this.blockOf(id, most);
    while (block.left === 0 && !block.isLast) {
      block.filling ??= fill(block, most, countMore).finally(() => (block.filling = undefined));
      await block.filling;
    }
    if (block.left === 0) return false;
    block.left -= 1;
    return true;
  }

  private blockOf(id: string, most: number): Block {
    const known = this.blocks.get(id);
    if (known) return known;
    const [oldest] = this.blocks.size >= MOST_WINDOWS ? this.blocks.keys() : [];
    if (oldest !== undefined) this.blocks.delete(oldest);
    const block = { left: 0, next: sizeFor(most), isLast: false };
    this.blocks.set(id, block);
    return block;
  }
}

async function fill(block: Block, most: number, countMore: CountMore): Promise<void> {
  const size = block.next;
  const count = await countMore(size);
  const granted = Math.floor(Math.min(Math.max(most - (count - size), 0), size));
  block.left = granted;
  block.isLast = granted < size;
  block.next = sizeFor(most - count);
}

function sizeFor(left: number): number {
  return Math.floor(Math.min(Math.max(left * SHARE, 1), LARGEST));
}
