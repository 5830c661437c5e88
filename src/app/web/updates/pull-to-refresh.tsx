import './pull-to-refresh.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { vibrate } from '#platform/web/interaction/vibrate.ts';
import { cx, Icon } from '#platform/web/ui/index.ts';
import { beginPull, canPull, pullToLoad } from './pull.ts';

/** In the installed app, which has no button to reload: a pull at the top of the page loads what it shows anew. */
export function PullToRefresh() {
  const queries = useQueryClient();
  const [pulled, setPulled] = useState(0);
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    let pull: ReturnType<typeof beginPull> | null = null;
    let now = 0;
    const show = (px: number) => {
      now = px;
      setPulled(px);
    };
    const start = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      const isOne = touches.length === 1 && touch !== undefined;
      const mayPull = isOne && target instanceof Element && canPull(target) && document.querySelector('dialog:modal') === null;
      pull = mayPull ? beginPull({ x: touch.clientX, y: touch.clientY }) : null;
    };
    const move = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      if (pull === null || touch === undefined) return;
      const px = touches.length > 1 ? null : pull.moved({ x: touch.clientX, y: touch.clientY });
      if (px === null && now > 0) pull = null;
      show(px ?? 0);
    };
    const end = () => {
      if (now >= pullToLoad) {
        vibrate();
        setLoading(true);
        void queries.invalidateQueries().finally(() => setLoading(false));
      }
      pull = null;
      show(0);
    };
    const options = { passive: true };
    addEventListener('touchstart', start, options);
    addEventListener('touchmove', move, options);
    addEventListener('touchend', end, options);
    addEventListener('touchcancel', end, options);
    return () => {
      removeEventListener('touchstart', start);
      removeEventListener('touchmove', move);
      removeEventListener('touchend', end);
      removeEventListener('touchcancel', end);
    };
  }, [queries]);
  if (pulled === 0 && !loading) return null;
  return (
    <div
      className={cx('pull', loading && 'loading', pulled >= pullToLoad && 'ready')}
      aria-hidden="true"
      style={{ top: loading ? 40 : pulled - 28 }}
    >
      <Icon name="arrow-clockwise" />
    </div>
  );
}
