import type { ListedMember } from '#features/members/web/index.ts';

const key = 'kept-likes';

/** The likes that a visitor gave in this tab, oldest first. They are sent once the visitor is logged in. */
export function keptLikes(): readonly ListedMember[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Without storage in this browser the like is not kept; the signup works all the same. */
export function keepLike({ id, name }: ListedMember, liked = true): void {
  const others = keptLikes().filter((one) => one.id !== id);
  try {
    sessionStorage.setItem(key, JSON.stringify(liked ? [...others, { id, name }] : others));
  } catch {
    // See above.
  }
}

const isKept = (value: unknown): value is ListedMember =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' && 'name' in value;
