import type { Messages } from './de.ts';

export const messages = {
  title: 'Mainokset',
  apart: 'Tämä on mainontaa, täällä ei ole jäseniä. Emme luovuta sinusta mitään eteenpäin.',
  label: 'Mainos · {advertiser}',
  leaves: 'Avaa toisen sivuston uuteen välilehteen: {host}',
} satisfies Messages;
