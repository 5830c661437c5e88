import type { Messages } from './de.ts';

export const messages = {
  home: 'Conoce gente sin suscripción',
  pages: {
    pricing: {
      title: 'Precios',
      description:
        'Lo que cuestan los mensajes, las fotos y los regalos: todos los paquetes de créditos y el precio de un mensaje. Sin suscripción ni renovaciones.',
    },
    login: {
      title: 'Iniciar sesión',
      description: 'Entra en {site} y sigue donde lo dejaste.',
    },
    signup: {
      title: 'Crear cuenta',
      description: 'Crea tu perfil en {site} en pocos minutos. Gratis, sin suscripción y solo para mayores de 18\u00a0años.',
    },
    complaints: {
      title: 'Presentar una reclamación',
      description: 'Cuéntanos qué va mal. Por cada reclamación sobre {site} recibes un número.',
    },
    withdrawal: {
      title: 'Desistir de un contrato',
      description: 'Desiste de una compra en {site} en dos pasos, incluso sin iniciar sesión.',
    },
    notice: {
      title: 'Denunciar contenido ilegal',
      description: 'Avisa a {site} de contenidos que infringen la ley. Sin cuenta, con acuse de recibo y una decisión motivada.',
    },
    images: {
      title: 'Retirar una imagen íntima',
      description:
        '¿Hay en {site} una imagen íntima tuya sin tu consentimiento? Denúnciala sin cuenta. Decidimos en un plazo de 48\u00a0horas.',
    },
  },
} satisfies Messages;
