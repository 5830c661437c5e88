import './town-box.css';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useReducer, useRef, useState } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { TextInput, useAnnounce } from '#platform/web/ui/index.ts';
import { townsQuery } from './queries.ts';
import { closed, suggest, handlesKey } from './suggestion-state.ts';

/** Shorter texts would match nearly every town of the country. */
const minLength = 2;
const debounceMs = 150;

export interface Town {
  readonly name: string;
  readonly region: { readonly key: string; readonly name: string };
  /** Its name in the language in which it was typed. */
  readonly also?: string;
}

interface Props {
  readonly country: string;
  /** The chosen town, or an empty string. */
  readonly town: string;
  readonly onChoose: (town: Town) => void;
  /** The input was emptied. */
  readonly onClear: () => void;
  /** True when the input lost the focus with an unknown town, false when that is corrected. */
  readonly onUnknown: (unknown: boolean) => void;
  /** Label of the list for screen readers. */
  readonly listLabel: string;
  /** "3 towns", "no town": announced to screen readers; the latter is also shown. */
  readonly countText: (n: number) => string;
  readonly placeholder?: string;
}

/** A combobox for towns: arrows and Enter choose, Escape closes. Put it into a `Field`. */
export function TownBox({ country, town, onChoose, onClear, onUnknown, listLabel, countText, placeholder }: Props) {
  const api = useApi();
  const queries = useQueryClient();
  const language = useLanguage();
  const announce = useAnnounce();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [state, dispatch] = useReducer(suggest, closed);
  const { typed, open, active } = state;
  const text = useDebouncedValue(typed?.trim() ?? '', debounceMs);
  const enabled = open && text.length >= minLength;
  const { data, isPlaceholderData } = useQuery({ ...townsQuery(api, country, text, language), enabled, placeholderData: keepPreviousData });
  const towns = enabled && data ? data : [];
  const shown = enabled && data !== undefined;

  useEffect(() => {
    if (shown && !isPlaceholderData) announce(countText(towns.length));
    // Announced once per list, not for each new `countText`.
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
  const commit = async () => {
    if (typed === null) return;
    const entered = typed.trim();
    if (entered === '') {
      dispatch({ type: 'chosen' });
      if (town !== '') onClear();
      return;
    }
    if (isSameName(entered, town)) return dispatch({ type: 'chosen' });
    dispatch({ type: 'left' });
    const found = await queries.ensureQueryData(townsQuery(api, country, entered, language)).catch(() => []);
    const match = found.find(({ exact }) => exact) ?? (found.length === 1 ? found[0] : undefined);
    if (match) choose(match);
    else onUnknown(true);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      const option = towns[active];
      if (!open && typed === null) return;
      event.preventDefault();
      if (option) choose(option);
      else void commit();
    } else if (handlesKey(state, event.key, towns.length)) {
      event.preventDefault();
      // Escape closes the list first, and a surrounding dialog only after that.
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
        onBlur={() => void commit()}
      />
      {shown && towns.length > 0 && (
        <ul ref={list} id={id} className="town-list" role="listbox" aria-label={listLabel}>
          {towns.map((one, index) => (
            <li
              key={`${one.region.key} ${one.name}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // Keeps the focus in the input: its blur event commits the text.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              <b>{one.name}</b> <span>{one.also === undefined ? one.region.name : `${one.also}, ${one.region.name}`}</span>
            </li>
          ))}
        </ul>
      )}
      {shown && towns.length === 0 && !isPlaceholderData && <span className="town-list none">{countText(0)}</span>}
    </span>
  );
}

const isSameName = (one: string, other: string): boolean => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** The value after it has not changed for `ms` ms. */
function useDebouncedValue(value: string, ms: number): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
