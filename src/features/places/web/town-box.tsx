import './town-box.css';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useReducer, useRef, useState } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { TextInput, useAnnounce } from '#platform/web/ui/index.ts';
import { townsQuery } from './queries.ts';
import { closed, suggest, takesKey } from './suggestion-state.ts';

/** Below this a list would be that of the whole country. */
const fewest = 2;
const pause = 150;

export interface Town {
  readonly name: string;
  readonly region: { readonly key: string; readonly name: string };
}

interface Props {
  readonly country: string;
  /** The chosen one; `` for none. */
  readonly town: string;
  readonly onChoose: (town: Town) => void;
  /** The box was emptied. */
  readonly onClear: () => void;
  /** The box was left with something that is no town of the country; false once that is over. */
  readonly onUnknown: (unknown: boolean) => void;
  /** Names the list for screen readers. */
  readonly listLabel: string;
  /** "3 towns", "no town": said, and the latter drawn. */
  readonly countText: (n: number) => string;
  readonly placeholder?: string;
}

/** A town by hand, with suggestions: arrows and Enter choose, Escape closes; put it into a `Field`. */
export function TownBox({ country, town, onChoose, onClear, onUnknown, listLabel, countText, placeholder }: Props) {
  const api = useApi();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [state, dispatch] = useReducer(suggest, closed);
  const { typed, open, active } = state;
  const text = useSettled(typed?.trim() ?? '', pause);
  const asks = open && text.length >= fewest;
  const { data, isPlaceholderData } = useQuery({ ...townsQuery(api, country, text), enabled: asks, placeholderData: keepPreviousData });
  const towns = asks && data ? data : [];
  const shown = asks && data !== undefined;

  useEffect(() => {
    if (shown && !isPlaceholderData) announce(countText(towns.length));
    // Said once for each list, not for each new `countText`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data, shown, isPlaceholderData]);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (chosen: Town) => {
    dispatch({ type: 'chosen' });
    onUnknown(false);
    onChoose(chosen);
  };
  const settle = async () => {
    if (typed === null) return;
    const wanted = typed.trim();
    if (wanted === '') {
      dispatch({ type: 'chosen' });
      if (town !== '') onClear();
      return;
    }
    if (isAlike(wanted, town)) return dispatch({ type: 'chosen' });
    dispatch({ type: 'left' });
    const found = await queries.ensureQueryData(townsQuery(api, country, wanted)).catch(() => []);
    const match = found.find(({ name }) => isAlike(name, wanted)) ?? (found.length === 1 ? found[0] : undefined);
    if (match) choose(match);
    else onUnknown(true);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      const reached = towns[active];
      if (!open && typed === null) return;
      event.preventDefault();
      if (reached) choose(reached);
      else void settle();
    } else if (takesKey(state, event.key, towns.length)) {
      event.preventDefault();
      // Escape is for the list first, then for the dialog around it.
      event.stopPropagation();
      dispatch({ type: 'key', key: event.key, count: towns.length });
    }
  };

  return (
    <span className="town-box">
      <TextInput
        icon="magnifying-glass"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        maxLength={80}
        aria-autocomplete="list"
        aria-expanded={towns.length > 0}
        aria-controls={towns.length > 0 ? id : undefined}
        aria-activedescendant={active >= 0 && active < towns.length ? `${id}-${active}` : undefined}
        value={typed ?? town}
        onChange={({ target }) => {
          onUnknown(false);
          dispatch({ type: 'typed', text: target.value });
        }}
        onKeyDown={press}
        onBlur={() => void settle()}
      />
      {shown && towns.length > 0 && (
        <ul ref={list} id={id} className="town-list" role="listbox" aria-label={listLabel}>
          {towns.map((one, index) => (
            <li
              key={`${one.region.key} ${one.name}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The focus stays in the box, so that leaving it means leaving.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              <b>{one.name}</b> <span>{one.region.name}</span>
            </li>
          ))}
        </ul>
      )}
      {shown && towns.length === 0 && !isPlaceholderData && <span className="town-list none">{countText(0)}</span>}
    </span>
  );
}

const isAlike = (one: string, other: string): boolean => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** The value once it has not changed for so many ms. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
