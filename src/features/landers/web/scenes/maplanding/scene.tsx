import './map.css';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { useApi } from '#platform/web/data/api-context.ts';
import { ButtonLink, Chip, Icon, Panel, SelectInput } from '#platform/web/ui/index.ts';
import { useCountryName } from '#features/places/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { getMap } from '../../../contract/calls.ts';
import type * as endpoints from '../../../contract/endpoints.ts';
import { smallestCount } from '../../../contract/smallest.ts';
import { JoinLink } from '../../join-link.tsx';
import { LanderHead } from '../../lander-head.tsx';
import type { SceneModule, SceneProps } from '../../scene.ts';
import { useAnswer } from '../../use-answer.ts';
import { LeafMap } from './leaf-map.tsx';

export const load: SceneModule['load'] = async (api) => ({ map: await api(getMap) });

export const texts: SceneModule['texts'] = ['landers.map', 'members.filters.country'];

type Area = ReplyOf<typeof endpoints.getMap>['areas'][number];

/**
 * A map of leaves whose counts are coarse enough to protect members. A tap on a region shows the members there who may be shown to
 * visitors.
 */
export function Scene({ drawn }: SceneProps) {
  const t = useTranslations('landers.map');
  const shared = useTranslations('landers.shared');
  const label = useTranslations('members.filters');
  const { list, dateTime } = useFormatter();
  const countryName = useCountryName();
  const { countries, logged_out_search } = useSettings();
  const [country, setCountry] = useState<string | null>(null);
  const [selected, setSelected] = useState(0);
  const api = useApi();
  const { data, latest, isError } = useAnswer({
    key: country ?? '',
    load: (signal) => api(getMap, { query: country === null ? {} : { country }, signal }),
    drawn: { key: '', value: drawn.map },
  });
  const map = data ?? (isError ? undefined : latest);
  const area = map?.areas[selected];
  const nameOf = ({ regions }: Area) => list(regions.map(({ name }) => name));
  const countOf = (count: number | null) => (count === null ? t('under', { n: smallestCount }) : t('number', { n: count }));
  return (
    <div className="wrap lander-scene land">
      <LanderHead className="lander-top" title={t('title')} text={t('text')}>
        {countries.length > 1 && map !== undefined && (
          <label className="land-country">
            <span className="label">{label('country')}</span>
            <SelectInput
              value={map.country}
              onChange={(event) => {
                setCountry(event.currentTarget.value);
                setSelected(0);
              }}
            >
              {countries.map((code) => (
                <option key={code} value={code}>
                  {countryName(code)}
                </option>
              ))}
            </SelectInput>
          </label>
        )}
      </LanderHead>
      {map && <LeafMap map={map} selected={selected} onSelect={setSelected} />}
      <Panel tone="raised" className="land-card">
        {map === undefined || area === undefined ? (
          <>
            <p className="text-l" role={isError ? 'alert' : undefined}>
              {isError ? shared('failed') : map && t('empty', { n: smallestCount })}
            </p>
            <JoinLink>{shared('join')}</JoinLink>
          </>
        ) : (
          <>
            <h2 className="title-m" role="status">
              {nameOf(area)}
            </h2>
            <dl className="land-kv">
              <div>
                <dt>{t('members')}</dt>
                <dd>{countOf(area.members)}</dd>
              </div>
              <div>
                <dt>{t('today')}</dt>
                <dd>{countOf(area.today)}</dd>
              </div>
              <div>
                <dt>{t('new')}</dt>
                <dd>{countOf(area.new)}</dd>
              </div>
            </dl>
            {logged_out_search !== 'none' && area.regions[0] !== undefined && (
              <ButtonLink size="tall" to={`/members?country=${map.country}&countryregion=${area.regions[0].key}`}>
                {t('browse')}
                <Icon name="arrow-right" />
              </ButtonLink>
            )}
            <JoinLink>{shared('join')}</JoinLink>
            <p className="lander-note">
              {t('counted', { time: dateTime(new Date(map.counted_at), { dateStyle: 'medium', timeStyle: 'short' }) })}
            </p>
          </>
        )}
      </Panel>
      {map && map.areas.length > 0 && (
        <section className="land-pick">
          <h2>{t('list')}</h2>
          <div className="chips">
            {map.areas.map((one, at) => (
              <Chip key={one.regions[0]?.key} on={at === selected} count={one.members} onClick={() => setSelected(at)}>
                {nameOf(one)}
              </Chip>
            ))}
          </div>
          <p className="lander-note">{t('coarse', { n: smallestCount })}</p>
        </section>
      )}
    </div>
  );
}
