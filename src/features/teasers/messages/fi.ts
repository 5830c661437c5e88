import type { Messages } from './de.ts';

export const messages = {
  title: 'Mainokset',
  apart: 'Nämä ovat mainoksia, eivät jäseniä. Emme luovuta tietojasi eteenpäin.',
  label: 'Mainos · {advertiser}',
  leaves: 'Avaa toisen sivuston uuteen välilehteen: {host}',
} satisfies Messages;
