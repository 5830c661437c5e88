import type { Messages } from './de.ts';

export const messages: Messages = {
  looking_into: 'Hemos recibido tu mensaje. Lo estamos mirando y te escribiremos en cuanto sepamos más.',
  solved: 'Ya está: comprueba si ahora todo es como debe ser. Si no, vuelve a escribirnos.',
  need_more:
    'Para ayudarte, todavía nos falta algo. Cuéntanos qué pasó exactamente y cuándo, a ser posible con una imagen de la pantalla.\nNo nos envíes ninguna contraseña ni ningún código.',
  take_care:
    'Ten cuidado: no envíes a nadie dinero, códigos ni documentos de identidad, tampoco por otras vías. Si algo te parece raro, denuncia el perfil. Revisamos todas las denuncias.',
};
