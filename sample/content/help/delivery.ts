/** Help page about delivery. */
import type { HelpWords } from './help-page.ts';

export const delivery: Readonly<Record<string, HelpWords>> = {
  'en-GB': {
    title: 'Delivery',
    description: 'When and how your order arrives, and what it costs.',
    introduction:
      'We dispatch most orders on the day they are placed. These are the delivery times after that.',
    table: {
      title: 'Delivery options',
      heads: ['Service', 'Arrives', 'Good to know'],
      rows: [
        [
          'Standard',
          'In three to five delivery days, Monday to Saturday',
          'Free on orders of at least the amount shown at the top of every page',
        ],
        ['Collection point', 'In two to three delivery days', 'At a parcel shop near you'],
        [
          'Express',
          'On the next delivery day',
          'Order by the time shown on the product page; not available in Northern Ireland and on most islands',
        ],
        [
          'Bulky items',
          'In five to ten delivery days or later, on an agreed day',
          'Two people bring it to a room of your choice; the price is shown at checkout',
        ],
      ],
    },
    passages: [
      [
        'Tracking your parcel',
        'We email you the tracking number when your parcel is dispatched. The carrier then tells you the delivery time.',
      ],
      [
        'If you are not at home',
        'The driver tries a neighbour or leaves a card. You can collect your parcel from the depot for seven days before it is returned to us.',
      ],
      [
        'Orders in several parcels',
        'Some items are sent separately. You pay for delivery once, and we email you about each parcel.',
      ],
    ],
    questions: [
      [
        'What does delivery cost?',
        'The price is shown at checkout before you pay. Standard delivery is free on orders of at least the amount shown at the top of the page.',
      ],
      [
        'Do you deliver at weekends?',
        'Yes, on Saturdays. We do not deliver on Sundays or public holidays.',
      ],
      [
        'Can I change the address?',
        'Not after you have ordered. You can cancel the order on its page within 60 minutes and place a new one. After that, the carrier may let you choose a neighbour.',
      ],
      [
        'How are bulky items delivered?',
        'Two people deliver them to a room of your choice, on an agreed day.',
      ],
    ],
  },
  'fr-FR': {
    title: 'Livraison',
    description: 'Quand et comment votre commande arrive, et à quel prix.',
    introduction:
      'La plupart des commandes sont expédiées le jour même. Voici les délais de livraison.',
    table: {
      title: 'Nos livraisons',
      heads: ['Mode', 'Arrivée', 'Bon à savoir'],
      rows: [
        [
          'Standard',
          'Sous quatre à sept jours ouvrables',
          'Offerte à partir du montant indiqué en haut de chaque page',
        ],
        [
          'Articles volumineux',
          'Sous sept à quatorze jours ouvrables ou plus tard, un jour convenu avec vous',
          'Deux personnes les apportent dans la pièce voulue ; le supplément s’affiche avant le paiement',
        ],
      ],
    },
    passages: [
      [
        'Suivre votre colis',
        'Nous vous écrivons à son départ, avec le numéro de suivi. Le transporteur vous indique l’heure de livraison.',
      ],
      [
        'En votre absence',
        'Le livreur sonne chez un voisin ou laisse un avis. Le colis reste sept jours à votre disposition au dépôt avant de nous être retourné.',
      ],
      [
        'Commande en plusieurs colis',
        'Certains articles sont expédiés séparément. Vous payez la livraison une seule fois, et nous vous écrivons pour chaque colis.',
      ],
    ],
    questions: [
      [
        'Combien coûte la livraison ?',
        'Le prix s’affiche avant le paiement. La livraison standard est offerte à partir du montant indiqué en haut de la page.',
      ],
      [
        'Livrez-vous le week-end ?',
        'Oui, le samedi. Nous ne livrons ni le dimanche ni les jours fériés.',
      ],
      [
        'Puis-je changer l’adresse ?',
        'Pas après la commande, mais vous pouvez l’annuler sur sa page dans les 60 minutes et la repasser. Ensuite, le transporteur permet parfois de désigner un voisin.',
      ],
      [
        'Comment un article volumineux est-il livré ?',
        'Deux personnes l’apportent dans la pièce voulue, un jour convenu avec vous.',
      ],
    ],
  },
  'de-DE': {
    title: 'Lieferung',
    description: 'Wann und wie Ihre Bestellung ankommt und was das kostet.',
    introduction:
      'Die meisten Bestellungen verschicken wir am selben Tag. Danach gelten diese Lieferzeiten.',
    table: {
      title: 'Versandarten',
      heads: ['Art', 'Ankunft', 'Gut zu wissen'],
      rows: [
        [
          'Standard',
          'In vier bis sieben Werktagen',
          'Kostenlos ab dem Betrag, der oben auf jeder Seite steht',
        ],
        [
          'Sperrgut',
          'In sieben bis vierzehn Werktagen oder später, an einem mit Ihnen vereinbarten Tag',
          'Zwei Personen bringen den Artikel in das gewünschte Zimmer; den Preis sehen Sie in der Kasse',
        ],
      ],
    },
    passages: [
      [
        'Ihr Paket verfolgen',
        'Wir schreiben Ihnen, sobald es unterwegs ist, mit der Sendungsnummer. Der Zusteller nennt Ihnen die Uhrzeit.',
      ],
      [
        'Wenn niemand da ist',
        'Der Zusteller versucht es bei Nachbarn oder hinterlässt eine Karte. Das Paket liegt sieben Tage zur Abholung bereit, bevor es an uns zurückgeht.',
      ],
      [
        'Bestellung in mehreren Paketen',
        'Manche Artikel werden getrennt versandt. Sie zahlen den Versand nur einmal, und wir schreiben Ihnen zu jedem Paket.',
      ],
    ],
    questions: [
      [
        'Was kostet die Lieferung?',
        'Die Kasse zeigt den Preis, bevor Sie zahlen. Ab dem Betrag oben auf der Seite ist die Standardlieferung kostenlos.',
      ],
      [
        'Wird am Wochenende geliefert?',
        'Ja, samstags. An Sonn- und Feiertagen wird nicht geliefert.',
      ],
      [
        'Kann ich die Adresse ändern?',
        'Nach der Bestellung nicht mehr. Sie können die Bestellung aber 60 Minuten lang auf ihrer Seite stornieren und neu aufgeben. Danach lässt sich beim Zusteller oft noch ein Nachbar angeben.',
      ],
      [
        'Wie werden sperrige Artikel geliefert?',
        'Zwei Personen bringen sie an einem mit Ihnen vereinbarten Tag in das gewünschte Zimmer.',
      ],
    ],
  },
  ar: {
    title: 'التوصيل',
    description: 'متى وكيف يصل طلبك، وكم يكلف ذلك.',
    introduction: 'نشحن معظم الطلبات في يوم الطلب نفسه، وهذه مدد التوصيل بعد ذلك.',
    table: {
      title: 'طرق التوصيل',
      heads: ['الطريقة', 'موعد الوصول', 'معلومات مفيدة'],
      rows: [
        [
          'العادي',
          'خلال أربعة إلى سبعة أيام توصيل',
          'مجاني للطلبات ابتداءً من المبلغ المذكور أعلى كل صفحة',
        ],
        [
          'القطع الكبيرة',
          'خلال سبعة إلى أربعة عشر يوم توصيل أو بعدها، في يوم نتفق عليه معك',
          'يحملها شخصان إلى الغرفة المطلوبة، وتظهر الرسوم الإضافية قبل الدفع',
        ],
      ],
    },
    passages: [
      ['تتبع طردك', 'نراسلك عند شحن الطرد مع رقم التتبع، وتخبرك شركة الشحن بساعة الوصول.'],
      [
        'إذا لم يكن أحد في المنزل',
        'يحاول المندوب تسليم الطرد لأحد الجيران أو يترك بطاقة. يبقى الطرد سبعة أيام لاستلامه قبل أن يعود إلينا.',
      ],
      [
        'طلب في عدة طرود',
        'تُشحن بعض المنتجات منفصلة. تدفع رسوم التوصيل مرة واحدة، ونراسلك بشأن كل طرد.',
      ],
    ],
    questions: [
      [
        'كم يكلف التوصيل؟',
        'يظهر السعر قبل الدفع. التوصيل العادي مجاني للطلبات ابتداءً من المبلغ المذكور أعلى الصفحة.',
      ],
      [
        'هل توصلون في عطلة نهاية الأسبوع؟',
        'نعم، نوصل يومي السبت والأحد، ولا نوصل يوم الجمعة ولا في العطل الرسمية.',
      ],
      [
        'هل يمكنني تغيير العنوان؟',
        'لا يمكن ذلك بعد الطلب، لكن يمكنك خلال 60 دقيقة إلغاؤه من صفحته والطلب من جديد. وبعدها قد تتيح شركة الشحن تحديد جار لاستلامه.',
      ],
      ['كيف تصلني القطع الكبيرة؟', 'يحملها شخصان إلى الغرفة التي تحددها، في يوم نتفق عليه معك.'],
    ],
  },
};
