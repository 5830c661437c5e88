import type { Messages } from './de.ts';

export const messages: Messages = {
  looking_into: 'Votre message nous est bien parvenu. Nous nous en occupons et reviendrons vers vous dès que nous en saurons plus.',
  solved: 'C’est fait\u00a0: vérifiez que tout est maintenant comme il faut. Sinon, écrivez-nous à nouveau.',
  need_more:
    'Pour vous aider, il nous manque encore quelque chose. Dites-nous ce qui s’est passé exactement et quand, si possible avec une image de l’écran.\nNe nous envoyez ni mot de passe ni code.',
  take_care:
    'Prenez soin de vous\u00a0: n’envoyez à personne d’argent, de codes ni de papiers d’identité, pas non plus par d’autres moyens. Si quelque chose vous semble étrange, signalez le profil. Nous examinons chaque signalement.',
};
