import type { CDPSession, Locator } from '@playwright/test';

/** How long a finger rests on the glass. */
const TAP_MS = 80;

export async function tapAt(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await new Promise((resolve) => setTimeout(resolve, TAP_MS));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
