/** Privacy notice in French. */
import type { LegalText } from '../legal-page.ts';

const mail = '<a href="mailto:{email}">{email}</a>';

export const french: LegalText = {
  title: 'Confidentialité',
  description: 'Ce que {shop} conserve à votre sujet, pourquoi, et combien de temps.',
  introduction:
    'Nous conservons ce qu’un achat exige, et des statistiques qui n’identifient personne. Pour le reste, nous demandons votre accord. Sans lui, aucune autre société ne reçoit vos données de cette boutique.',
  sections: [
    [
      'Responsable du traitement',
      `La société nommée dans les <a href="/pages/informational/imprint">mentions légales</a>. Pour toute question sur vos données, écrivez à ${mail}.`,
      'Ceci est une boutique d’exemple : aucun paiement n’est prélevé et rien n’est expédié. Elle conserve ce que vous saisissez comme indiqué ici, sur le serveur de la personne qui l’exploite.',
    ],
    [
      'Cookies',
      'En connexion sécurisée, le nom des dix premiers commence par <code>__Host-</code>. Seule cette boutique peut lire ses cookies.',
      {
        heads: ['Nom', 'À quoi il sert', 'Durée'],
        rows: [
          ['basket', 'Retrouve votre panier quand vous n’êtes pas connecté', '90 jours'],
          [
            'sid',
            'Vous garde connecté',
            '90 jours ; il cesse d’agir après 30 jours sans utilisation',
          ],
          [
            'form',
            'Garantit qu’un formulaire vient bien de notre page',
            'Jusqu’à la fermeture du navigateur',
          ],
          ['voucher', 'Le code promotionnel que vous avez saisi', '30 jours'],
          [
            'pending-wishlist-item',
            'L’article que vous vouliez enregistrer avant de vous connecter',
            '24 heures',
          ],
          ['later', 'La ligne du panier que vous vouliez garder pour plus tard', '24 heures'],
          ['merged', 'Indique ce qui a changé quand deux paniers ont été réunis', '10 minutes'],
          [
            'visitor',
            'Vous montre toujours la même version d’une page, grâce à un nombre aléatoire ; déposé seulement quand nous comparons des versions',
            '90 jours',
          ],
          [
            'counted-experiments',
            'Ce qui a été compté de votre visite dans une telle comparaison, pour ne rien compter deux fois',
            '90 jours',
          ],
          [
            'voter',
            'Un nombre aléatoire qui reconnaît votre navigateur quand vous votez sur un avis ou le signalez ; déposé lors du premier vote ou signalement',
            '180 jours après le dernier',
          ],
          ['consent', 'Votre choix sur les cookies et la vie privée', '180 jours'],
          [
            'shopper-token',
            'Un nombre aléatoire qui personnalise recherches et recommandations ; déposé seulement avec votre accord',
            '180 jours, ou jusqu’à ce que vous le refusiez',
          ],
        ],
      },
    ],
    [
      'Dans votre navigateur seulement',
      'Ces données restent sur votre appareil et ne figurent dans aucun cookie. Effacer les données du site les supprime.',
      [
        'Les 13 derniers articles consultés, vos cinq dernières recherches et les numéros de vos dernières commandes, pour compter chacune une seule fois',
        'Jusqu’à la fermeture de l’onglet : les cœurs remplis, un avis non envoyé, la recherche qui vous a mené à un article, les messages fermés et la position de défilement',
      ],
    ],
    [
      'Sur notre serveur',
      {
        heads: ['Quoi', 'Pourquoi', 'Durée'],
        rows: [
          [
            'Panier',
            'Pour que vous puissiez reprendre plus tard',
            '90 jours après le dernier changement',
          ],
          [
            'Réponses d’une commande inachevée : e-mail et adresse de livraison',
            'Pour que vous puissiez revenir en arrière',
            '24 heures',
          ],
          [
            'Commandes : e-mail, adresse, articles achetés',
            'Pour exécuter le contrat, et parce que le droit fiscal l’exige',
            '30 jours sans paiement ; sinon 10 ans en France et ailleurs, 8 en Allemagne, 6 au Royaume-Uni, 5 aux Émirats arabes unis',
          ],
          [
            'Compte : nom, e-mail, mot de passe (haché), liste d’envies, cagnotte fidélité, navigateurs connectés',
            'Pour vous connecter et retrouver vos affaires',
            'Jusqu’à la suppression du compte',
          ],
          [
            'Alertes de stock et de prix : e-mail et article',
            'Pour vous écrire à son retour ou si son prix baisse',
            '7 jours sans confirmation, 180 jours au plus, et 30 jours après l’e-mail',
          ],
          [
            'Rappels avant qu’un produit soit terminé : e-mail et produit',
            'Pour vous écrire une fois, peu avant qu’il soit terminé',
            '730 jours au plus jusque-là, 30 jours de plus s’il est épuisé, et 30 jours après l’e-mail',
          ],
          [
            'Avis, questions et réponses',
            'Pour les publier sous le nom que vous choisissez. Votre adresse e-mail n’est conservée que hachée',
            'Jusqu’à ce que vous les supprimiez, ou votre compte ; 7 jours sans confirmation',
          ],
          [
            'Votes sur les avis et signalements d’avis, avec votre navigateur et votre numéro de client sous forme hachée ; pour un vote sans connexion, votre réseau aussi',
            'Pour que chaque personne ne compte qu’une fois, et que peu de votes sur un avis viennent d’un même réseau',
            'Aussi longtemps que l’avis, ou jusqu’à ce que vous supprimiez votre compte ; le réseau haché, 30 jours',
          ],
          [
            'Articles affichés, consultés, cliqués, enregistrés, ajoutés au panier et achetés',
            'Meilleures ventes, ordre des recherches et recommandations. Sans votre accord, ces données sont conservées sans numéro qui vous identifie',
            '90 jours',
          ],
          [
            'Combien de fois par heure un article est vu, ajouté, enregistré et acheté',
            'Les chiffres affichés sur les images. Ils n’identifient personne',
            '7 jours',
          ],
          [
            'Connexions échouées, par une empreinte de l’adresse et du réseau',
            'Pour empêcher de deviner les mots de passe',
            '1 jour ; 90 jours pour les réseaux d’où vous vous êtes connecté',
          ],
        ],
      },
      'Nous comptons aussi l’usage des pages, recherches et boutons, et les réactions aux versions d’une page, sous forme de totaux qui n’identifient personne. Nos journaux ne contiennent aucune donnée personnelle. L’adresse de votre réseau sert à limiter le nombre de requêtes et n’est inscrite dans aucun journal.',
    ],
    [
      'Ce que vous pouvez accepter',
      'Rien de ce qui suit n’a lieu sans votre accord, et vous pouvez changer d’avis à tout moment sous <a href="/cookies">Gérer les cookies</a>.',
      [
        'Personnaliser vos résultats de recherche : le nombre de <code>shopper-token</code>, ou votre numéro de client quand vous êtes connecté, accompagne vos recherches et les articles que vous consultez.',
        'Contenus d’autres sites : vidéos, cartes et publications viennent de YouTube, Vimeo, TikTok, Instagram, Facebook, Spotify ou OpenStreetMap, qui apprennent alors l’adresse de votre réseau et la page où vous êtes.',
      ],
    ],
    [
      'Qui d’autre reçoit des données',
      'Par défaut, personne : recherche, images, avis, recommandations et e-mails fonctionnent sur notre propre serveur. Une boutique qui ajoute un prestataire de paiement, un transporteur ou un service hébergé le nomme ici, avec son pays.',
    ],
    [
      'Bases légales',
      [
        'Commandes, compte et panier : contrat, article 6, paragraphe 1, point b) du RGPD',
        'Conservation des commandes pour l’administration fiscale : obligation légale, point c)',
        'Recherches personnalisées et contenus d’autres sites : votre consentement, point a)',
        'Protection des comptes, des votes et des signalements, statistiques anonymes : notre intérêt légitime à une boutique sûre et qui fonctionne, point f)',
      ],
    ],
    [
      'Vos droits',
      'Vous pouvez consulter, rectifier, emporter, limiter et effacer vos données, vous opposer à leur usage et retirer votre consentement. Votre <a href="/account">compte</a> a un bouton pour recevoir une copie de vos données et un autre pour le supprimer ; pour le reste, écrivez-nous.',
      'Vous pouvez adresser une réclamation à la <a href="https://www.cnil.fr/">CNIL</a>.',
    ],
  ],
};
