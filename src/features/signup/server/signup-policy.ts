interface TrafficSource {
  readonly network?: string;
  readonly ref?: string;
}

/** The site's `signups` setting: `all` takes everybody, `with_trafficsource` who comes from somewhere, any other value nobody. */
export function mayEnter(signups: string, tracking: TrafficSource = {}): boolean {
  const comesFromSomewhere = [tracking.network, tracking.ref].some((source) => source !== undefined && source.trim() !== '');
  return signups === 'all' || (signups === 'with_trafficsource' && comesFromSomewhere);
}
