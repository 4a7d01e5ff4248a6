/** Help page about returns. */
import type { HelpWords } from './help-page.ts';

export const returns: Readonly<Record<string, HelpWords>> = {
  'en-GB': {
    title: 'Returns',
    description: 'How to return something, and when you get your refund.',
    introduction:
      'You have 28 days from the day your parcel arrives. You pay the return postage, unless an item is faulty or not what you ordered.',
    steps: {
      title: 'In four steps',
      list: [
        'Open your order from our email or in your account, and choose “Return items”. Tell us what you are returning, and why.',
        'Pack the items securely, unworn and with their tags on, and write the return number on the parcel.',
        'Send the parcel within 14 days to the address that we email to you.',
        'Keep your proof of postage until we confirm by email that the parcel has arrived.',
      ],
    },
    passages: [
      [
        'Your refund',
        'We refund you to your original payment method within five working days of receiving the parcel. If you return the whole order within 14 days of its arrival, we also refund standard delivery. If you pay in instalments, we reduce your remaining instalments first.',
      ],
      [
        'What you cannot return',
        'For hygiene reasons, beauty products whose seal is broken; and items that were made for you. You can return these only if they are faulty or not what you ordered. If an item shows signs of use, we may refund less.',
      ],
      ['Bulky items', 'Email us, and the delivery team will collect them from your home.'],
    ],
    questions: [
      [
        'Can I exchange an item for another size?',
        'Return the item that does not fit, and place a new order for the other size. We refund the first item once it has arrived.',
      ],
      [
        'I have lost my return number. What should I do?',
        'It is on your order page and in the email that we sent you.',
      ],
      [
        'It was a gift. Can I return it?',
        'The person who ordered it can return it from the order page and receives the refund.',
      ],
      [
        'My item arrived damaged. What should I do?',
        'We are sorry. Email us a photo, and choose a replacement or a refund. We pay the return postage.',
      ],
    ],
  },
  'fr-FR': {
    title: 'Retours',
    description: 'Comment renvoyer un article, et quand vous êtes remboursé.',
    introduction:
      'Vous avez 28 jours à compter de la réception du colis. Le port est à votre charge, sauf si l’article est défectueux ou ne correspond pas à votre commande.',
    steps: {
      title: 'En quatre étapes',
      list: [
        'Ouvrez la page de votre commande, depuis notre e-mail ou votre compte, et choisissez « Retourner des articles ». Indiquez ce que vous renvoyez, et pourquoi.',
        'Emballez soigneusement les articles, non portés et avec leurs étiquettes, et inscrivez le numéro du retour sur le colis.',
        'Envoyez le colis sous 14 jours à l’adresse que nous vous indiquons par e-mail.',
        'Gardez le reçu jusqu’à l’e-mail qui confirme l’arrivée du colis.',
      ],
    },
    passages: [
      [
        'Le remboursement',
        'Nous vous remboursons par le moyen de paiement utilisé, sous cinq jours ouvrés après réception du colis. Si vous retournez toute la commande dans les 14 jours suivant son arrivée, nous remboursons aussi la livraison standard. Si vous payez en plusieurs fois, les échéances restantes diminuent d’abord.',
      ],
      [
        'Ce que nous ne reprenons pas',
        'Les produits de beauté descellés, pour des raisons d’hygiène, et les articles fabriqués pour vous. S’ils sont défectueux ou ne correspondent pas à votre commande, nous les reprenons aussi. Si un article présente des traces d’usage, le remboursement peut être réduit.',
      ],
      [
        'Articles volumineux',
        'Écrivez-nous : l’équipe de livraison vient les reprendre chez vous.',
      ],
    ],
    questions: [
      [
        'Puis-je échanger contre une autre taille ?',
        'Renvoyez l’article qui ne va pas et commandez l’autre taille sans attendre. Le premier est remboursé après son arrivée.',
      ],
      [
        'J’ai perdu le numéro de mon retour. Que faire ?',
        'Il figure sur la page de votre commande et dans l’e-mail que nous vous avons envoyé.',
      ],
      [
        'C’était un cadeau. Puis-je le rendre ?',
        'La personne qui l’a commandé peut le retourner depuis la page de la commande ; c’est elle qui est remboursée.',
      ],
      [
        'Mon article est arrivé endommagé. Que faire ?',
        'Nous en sommes désolés. Envoyez-nous une photo : vous choisissez entre un article de remplacement et un remboursement, et nous payons le port.',
      ],
    ],
  },
  'de-DE': {
    title: 'Rückgabe',
    description: 'So geben Sie Artikel zurück, und wann Sie Ihr Geld erhalten.',
    introduction:
      'Ab Erhalt des Pakets haben Sie 28 Tage Zeit. Das Porto zahlen Sie, es sei denn, ein Artikel ist mangelhaft oder nicht der bestellte.',
    steps: {
      title: 'In vier Schritten',
      list: [
        'Öffnen Sie die Seite Ihrer Bestellung, aus unserer E-Mail oder in Ihrem Konto, und wählen Sie „Artikel zurücksenden“. Geben Sie an, was Sie zurücksenden und warum.',
        'Verpacken Sie die Artikel sicher, ungetragen und mit Etikett, und schreiben Sie die Rücksendenummer auf das Paket.',
        'Senden Sie das Paket innerhalb von 14 Tagen an die Adresse, die wir Ihnen per E-Mail nennen.',
        'Heben Sie den Beleg auf, bis wir den Eingang per E-Mail bestätigen.',
      ],
    },
    passages: [
      [
        'Ihr Geld',
        'Wir erstatten innerhalb von fünf Werktagen nach Eingang des Pakets auf Ihrem Zahlungsweg. Senden Sie die ganze Bestellung innerhalb von 14 Tagen nach Erhalt zurück, erstatten wir auch die Standardlieferung. Bei Ratenzahlung verringern sich zuerst die offenen Raten.',
      ],
      [
        'Was wir nicht zurücknehmen',
        'Aus hygienischen Gründen Kosmetik, deren Siegel gebrochen ist, und Artikel, die für Sie angefertigt wurden. Sind sie mangelhaft oder nicht die bestellten, nehmen wir auch diese zurück. Bei Gebrauchsspuren kann die Erstattung geringer ausfallen.',
      ],
      ['Sperrgut', 'Schreiben Sie uns: Das Lieferteam holt sie bei Ihnen ab.'],
    ],
    questions: [
      [
        'Kann ich in eine andere Größe tauschen?',
        'Senden Sie zurück, was nicht passt, und bestellen Sie die andere Größe gleich. Der erste Artikel wird erstattet, sobald er bei uns ist.',
      ],
      [
        'Ich habe die Rücksendenummer verloren. Was nun?',
        'Sie steht auf der Seite Ihrer Bestellung und in unserer E-Mail.',
      ],
      [
        'Es war ein Geschenk. Darf ich es zurückgeben?',
        'Wer es bestellt hat, kann es über die Seite der Bestellung zurücksenden und erhält das Geld zurück.',
      ],
      [
        'Mein Artikel ist beschädigt. Was kann ich tun?',
        'Das tut uns leid. Schicken Sie uns ein Foto: Sie wählen zwischen Ersatz und Erstattung, und wir übernehmen das Porto.',
      ],
    ],
  },
  ar: {
    title: 'الإرجاع',
    description: 'كيف تُرجع المنتجات، ومتى تستعيد المبلغ.',
    introduction:
      'لديك 28 يومًا من تاريخ استلام الطرد. تتحمل أنت تكلفة الشحن، إلا إذا كان المنتج معيبًا أو غير ما طلبته.',
    steps: {
      title: 'في أربع خطوات',
      list: [
        'افتح صفحة طلبك، من رسالتنا أو من حسابك، واختر «إرجاع منتجات»، ثم حدد ما تريد إرجاعه والسبب.',
        'غلّف المنتجات جيدًا، غير مستعملة ومع بطاقاتها، واكتب رقم الإرجاع على الطرد.',
        'أرسل الطرد خلال 14 يومًا إلى العنوان الذي نرسله إليك بالبريد الإلكتروني.',
        'احتفظ بالإيصال حتى نؤكد لك وصول الطرد بالبريد الإلكتروني.',
      ],
    },
    passages: [
      [
        'استرداد المبلغ',
        'نعيده بطريقة الدفع نفسها خلال خمسة أيام عمل من وصول الطرد إلينا. وإذا أرجعت الطلب كاملًا خلال 14 يومًا من وصوله، نعيد رسوم التوصيل العادي أيضًا. وإذا كنت تدفع على دفعات، تنخفض الدفعات المتبقية أولًا.',
      ],
      [
        'ما لا نقبل إرجاعه',
        'مستحضرات التجميل التي فُتح ختمها، لأسباب صحية، والمنتجات المصنوعة خصيصًا لك. وإذا كانت معيبة أو غير ما طلبته، نقبل إرجاعها أيضًا. وإذا ظهرت على المنتج آثار استعمال، فقد نعيد مبلغًا أقل.',
      ],
      ['القطع الكبيرة', 'راسلنا، ويستلمها فريق التوصيل من منزلك.'],
    ],
    questions: [
      [
        'هل يمكنني التبديل بمقاس آخر؟',
        'أرجع ما لا يناسبك واطلب المقاس الآخر فورًا، ونعيد إليك مبلغ الأول بعد وصوله إلينا.',
      ],
      ['أضعت رقم الإرجاع، ماذا أفعل؟', 'تجده في صفحة طلبك وفي الرسالة التي أرسلناها إليك.'],
      ['كان هدية، هل يمكنني إعادته؟', 'يمكن لمن طلبه إرجاعه من صفحة الطلب، ويُعاد المبلغ إليه.'],
      [
        'وصل المنتج تالفًا، ماذا أفعل؟',
        'نعتذر عن ذلك. أرسل إلينا صورة، واختر بين منتج بديل واسترداد المبلغ، ونتحمل نحن تكلفة الشحن.',
      ],
    ],
  },
};
