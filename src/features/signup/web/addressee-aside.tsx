import { useTranslations } from 'use-intl';
import { Pill } from '#platform/web/ui/index.ts';
import { MemberPhoto } from '#features/members/web/index.ts';
import { useCountryName, useRegionName } from '#features/places/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { Addressee } from './addressee.ts';

/** The member whom the visitor wants to write to: a compact row on phones, a large photo from 768 px. */
export function AddresseeAside({ addressee }: { readonly addressee: Addressee }) {
  const t = useTranslations('signup.message');
  const regionName = useRegionName();
  const countryName = useCountryName();
  const { fictional_singular } = useSettings();
  const { name, age, region, country, main_image, fictional } = addressee;
  return (
    <aside className="signup-for">
      <MemberPhoto
        image={main_image}
        sizes="(width >= 768px) 320px, 72px"
        alt={main_image === null ? t('noPhoto') : t('photo', { name })}
        priority
        position="50% 25%"
      />
      <div>
        <p className="h22">{t('who', { name, age })}</p>
        <p className="t15 soft">{(region === null ? null : regionName(region)) ?? countryName(country)}</p>
        {fictional && fictional_singular !== null && <Pill kind="outline">{fictional_singular}</Pill>}
      </div>
    </aside>
  );
}
