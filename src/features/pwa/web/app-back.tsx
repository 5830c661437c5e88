import './app-back.css';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { isStandalone } from '#platform/web/shell/is-standalone.ts';
import { IconButton } from '#platform/web/ui/index.ts';
import { useUser } from '#features/account/web/index.ts';

/** Pages without the back button: entry pages, and those that have a back button of their own. */
const without =
  /^\/(?:|members|chats(?:\/.*)?|likes(?:\/(?:received|sent|matches))?|swipe-game|login|landers\/.*|members\/\d+(?:\/.*)?|likes\/m\/.*)$/;

const texts = ['pwa'] as const;

/** The back button of an installed app, which has no browser toolbar. It covers the logo, so nothing moves when it appears. */
export function AppBack() {
  const { pathname } = useLocation();
  const [installed] = useState(isStandalone);
  const catalogs = useCatalogs();
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    if (!installed) return;
    void catalogs.ensure(texts).then(
      () => setHasTexts(true),
      () => undefined,
    );
  }, [catalogs, installed]);
  return installed && hasTexts && !without.test(pathname) ? <BackButton /> : null;
}

function BackButton() {
  const t = useTranslations('pwa');
  const navigate = useNavigate();
  const { key } = useLocation();
  const home = useUser() === null ? '/' : '/members';
  // The first page of the app, such as one opened by a notification, has no history before it.
  const goBack = () => void (key === 'default' ? navigate(home) : navigate(-1));
  return <IconButton className="app-back" icon="arrow-left" label={t('back')} onClick={goBack} />;
}
