import { isListedMember, type ListedMember } from '#features/members/web/index.ts';

const key = 'kept-likes';
/** More than anybody remembers having liked before signing up. */
const most = 30;

/** The likes that a visitor gave in this tab, oldest first. They are sent once the visitor is logged in. */
export function keptLikes(): readonly ListedMember[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isListedMember) : [];
  } catch {
    return memory;
  }
}

export const keepLike = ({ id, name }: ListedMember): void => store([...without(id), { id, name }].slice(-most));
export const dropLike = (id: number): void => store(without(id));

const without = (id: number): ListedMember[] => keptLikes().filter((one) => one.id !== id);

/** Where the browser denies storage, they are kept as long as the page. */
let memory: readonly ListedMember[] = [];

function store(likes: readonly ListedMember[]): void {
  memory = likes;
  try {
    if (likes.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(likes));
  } catch {
    // They are kept in memory.
  }
}
