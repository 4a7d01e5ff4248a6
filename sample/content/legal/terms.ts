/** Terms of sale, as this shop works. */
import type { LegalTexts } from './legal-page.ts';

const mail = '<a href="mailto:{email}">{email}</a>';

export const terms: LegalTexts = {
  'en-GB': {
    title: 'Terms and conditions',
    description: 'How an order at {shop} becomes a contract, and the terms that apply.',
    introduction:
      'This is a sample shop run by an invented company: no money is taken and nothing is sent. The terms show how the shop works.',
    sections: [
      [
        'Who sells',
        'The company on the <a href="/pages/informational/imprint">company information page</a> sells to you, unless the product page names another seller. In that case, that seller’s terms apply as well.',
      ],
      [
        'How a contract is made',
        'The products on these pages are an invitation to order. You see your whole order with all costs before you press the order button, and can correct it until then. The contract is made when we confirm your order by email.',
        'An order that is not paid within 60 minutes is cancelled. We store your order; you can view it with the link in our email for 90 days, or in your account.',
      ],
      [
        'Prices and delivery',
        'Prices include VAT. The cost of delivery is shown at checkout before you order. For delivery options, times and free delivery, see <a href="/pages/informational/delivery">Delivery</a>.',
        'An item in your basket may be reserved for you for up to 30 minutes; after that it may sell out.',
      ],
      [
        'Cancelling and withdrawing',
        'You can cancel an order on its page for 60 minutes after you have placed it.',
        'By law, you can withdraw from the contract without giving a reason until 14 days after you have received the goods, or the last parcel of them: use “Withdraw from contract here” at the bottom of the page, or tell us clearly in another way, such as by email or with the <a href="/withdrawal-form">model withdrawal form</a>. We then refund the goods, and standard delivery if you return the whole order, within 14 days of your notice, though not before the goods, or proof that you sent them, have reached us. You pay the postage, unless the goods are faulty or not what you ordered. You have 28 days in total to return something; after the first 14, we do not refund delivery. See <a href="/pages/informational/returns">Returns</a> for how to return items and what cannot be returned.',
      ],
      [
        'Vouchers',
        'You can use one voucher code for each order. Its conditions, such as a minimum amount or a category, are checked in the basket and again when you order. Vouchers cannot be exchanged for cash.',
      ],
      [
        'If something is wrong',
        'Goods must be as described, fit for purpose and of satisfactory quality (Consumer Rights Act 2015). If they are not, you are entitled to a repair, a replacement or a refund. Nothing on this page limits these rights.',
      ],
      [
        'Reviews and questions',
        'You publish what you write under a name of your choice. You keep your rights in it and allow us to show it here. For the rules, see <a href="/review-policy">How we handle reviews</a>.',
      ],
      [
        'Law',
        `The law of England and Wales applies. If you live in another country, you keep the protection of its mandatory laws. Questions: ${mail}.`,
      ],
    ],
  },
  'fr-FR': {
    title: 'Conditions générales de vente',
    description: 'Comment une commande chez {shop} devient un contrat, et ce qui s’y applique.',
    introduction:
      'Ceci est une boutique d’exemple d’une société inventée : aucun paiement n’est prélevé et rien n’est expédié. Ces conditions montrent son fonctionnement.',
    sections: [
      [
        'Le vendeur',
        'La société indiquée dans les <a href="/pages/informational/imprint">mentions légales</a> vous vend les articles, sauf si la page d’un article nomme un autre vendeur, dont les conditions s’appliquent alors aussi.',
      ],
      [
        'Formation du contrat',
        'La présentation des articles est une invitation à commander. Vous voyez toute la commande avec tous les frais avant de la valider, et pouvez la corriger jusque-là. Le contrat est formé quand nous confirmons la commande par e-mail.',
        'Une commande non payée dans les 60 minutes est annulée. Nous conservons votre commande ; sa page reste accessible par le lien de l’e-mail pendant 90 jours, ou dans votre compte.',
      ],
      [
        'Prix et livraison',
        'Les prix comprennent la TVA. Les frais de livraison s’affichent avant la validation. Modes, délais et livraison offerte figurent sur la page <a href="/pages/informational/delivery">Livraison</a>.',
        'Un article de votre panier peut vous être réservé jusqu’à 30 minutes ; ensuite, il peut être épuisé.',
      ],
      [
        'Si vous changez d’avis',
        'Vous pouvez annuler vous-même une commande sur sa page dans les 60 minutes.',
        'La loi vous permet de vous rétracter sans motif jusqu’à 14 jours après la réception, ou après celle du dernier colis : utilisez « Renoncer au contrat ici » en bas de page, ou dites-le-nous clairement d’une autre façon, par e-mail ou avec le <a href="/withdrawal-form">modèle de formulaire de rétractation</a> par exemple. Nous remboursons alors les articles, ainsi que la livraison standard si vous renvoyez toute la commande, dans les 14 jours suivant votre déclaration, mais pas avant d’avoir reçu les articles ou la preuve de leur envoi. Les frais de renvoi sont à votre charge, sauf si l’article est défectueux ou ne correspond pas à votre commande. Vous avez en tout 28 jours pour retourner un article ; après les 14 premiers, la livraison n’est plus remboursée. La page <a href="/pages/informational/returns">Retours</a> dit comment faire et ce qui ne peut être repris.',
      ],
      [
        'Codes promo',
        'Une commande accepte un seul code. Ses conditions, comme un montant minimal ou une catégorie, sont vérifiées dans le panier et à la commande. Un code n’est pas remboursable en argent.',
      ],
      [
        'Garanties légales',
        'Vous bénéficiez pendant deux ans de la garantie légale de conformité (articles L. 217-3 et suivants du code de la consommation) : réparation ou remplacement, sinon réduction du prix ou remboursement. La garantie des vices cachés (articles 1641 à 1649 du code civil) s’applique également.',
      ],
      [
        'Avis et questions',
        'Vous publiez vos textes sous le nom de votre choix. Vous en gardez les droits et nous autorisez à les montrer ici. Les règles figurent dans <a href="/review-policy">notre charte des avis</a>.',
      ],
      [
        'Droit applicable',
        `Le droit anglais s’applique ; si vous résidez en France, vous gardez la protection des règles impératives du droit français. Questions : ${mail}.`,
      ],
    ],
  },
  'de-DE': {
    title: 'Allgemeine Geschäftsbedingungen',
    description: 'Wie aus einer Bestellung bei {shop} ein Vertrag wird und was dafür gilt.',
    introduction:
      'Dies ist ein Beispielshop eines erfundenen Unternehmens: Es wird kein Geld abgebucht und nichts verschickt. Die Bedingungen zeigen, wie der Shop funktioniert.',
    sections: [
      [
        'Verkäufer',
        'Verkäufer ist das Unternehmen im <a href="/pages/informational/imprint">Impressum</a>, sofern die Seite eines Artikels keinen anderen Verkäufer nennt. Dann gelten auch dessen Bedingungen.',
      ],
      [
        'Vertragsschluss',
        'Die Artikel auf diesen Seiten laden zur Bestellung ein. Sie sehen die ganze Bestellung mit allen Kosten, bevor Sie die Schaltfläche drücken, und können sie bis dahin berichtigen. Der Vertrag kommt zustande, wenn wir die Bestellung per E-Mail bestätigen.',
        'Eine Bestellung, die nicht innerhalb von 60 Minuten bezahlt wird, wird storniert. Wir speichern Ihre Bestellung; ihre Seite ist über den Link in der E-Mail 90 Tage lang erreichbar, oder in Ihrem Konto. Vertragssprache ist Deutsch.',
      ],
      [
        'Preise und Lieferung',
        'Die Preise enthalten die Umsatzsteuer. Die Versandkosten stehen in der Kasse, bevor Sie bestellen. Versandarten, Lieferzeiten und kostenlose Lieferung stehen auf der Seite <a href="/pages/informational/delivery">Lieferung</a>.',
        'Ein Artikel im Warenkorb kann bis zu 30 Minuten für Sie reserviert sein; danach kann er ausverkauft sein.',
      ],
      [
        'Stornierung und Widerrufsrecht',
        'Innerhalb von 60 Minuten können Sie eine Bestellung auf ihrer Seite selbst stornieren.',
        `Sie haben das Recht, binnen 14 Tagen ohne Angabe von Gründen den Vertrag zu widerrufen. Die Frist beträgt 14 Tage ab dem Tag, an dem Sie die Ware erhalten, bei mehreren Paketen die letzte. Widerrufen können Sie über „Vertrag widerrufen“ unten auf der Seite oder mit einer anderen eindeutigen Erklärung, etwa per E-Mail an ${mail} oder mit dem <a href="/withdrawal-form">Muster-Widerrufsformular</a>; zur Wahrung der Frist reicht das rechtzeitige Absenden.`,
        'Nach einem Widerruf erstatten wir die Ware und, wenn Sie die ganze Bestellung zurücksenden, die Standardlieferung spätestens 14 Tage nach Eingang Ihrer Erklärung. Wir können damit warten, bis die Ware oder ein Nachweis ihrer Absendung bei uns ist. Die unmittelbaren Kosten der Rücksendung tragen Sie, es sei denn, die Ware ist mangelhaft oder nicht die bestellte. Freiwillig nehmen wir Ware insgesamt 28 Tage lang zurück, nach der Widerrufsfrist ohne Erstattung der Lieferung: Wie das geht und was ausgenommen ist, steht unter <a href="/pages/informational/returns">Rückgabe</a>.',
      ],
      [
        'Gutscheine',
        'Je Bestellung können Sie einen Gutscheincode einlösen. Seine Bedingungen, etwa ein Mindestbetrag oder eine Kategorie, werden im Warenkorb und bei der Bestellung geprüft. Eine Auszahlung ist nicht möglich.',
      ],
      [
        'Gewährleistung',
        'Es gilt das gesetzliche Mängelhaftungsrecht: Ist die Ware mangelhaft, können Sie Nachbesserung oder Ersatz verlangen und unter den gesetzlichen Voraussetzungen mindern oder zurücktreten.',
      ],
      [
        'Bewertungen und Fragen',
        'Sie veröffentlichen Ihre Texte unter einem Namen Ihrer Wahl, behalten die Rechte daran und erlauben uns, sie hier zu zeigen. Die Regeln stehen unter <a href="/review-policy">So gehen wir mit Bewertungen um</a>.',
      ],
      [
        'Anwendbares Recht',
        `Es gilt das Recht von England und Wales; wohnen Sie in Deutschland, bleibt Ihnen der Schutz der zwingenden Vorschriften des deutschen Rechts. Fragen: ${mail}.`,
      ],
    ],
  },
  ar: {
    title: 'الشروط والأحكام',
    description: 'كيف يصبح طلبك من {shop} عقدًا، وما الذي يسري عليه.',
    introduction:
      'هذا متجر تجريبي لشركة غير حقيقية: لا تُسحب أي مبالغ ولا يُرسل شيء. توضح هذه الشروط كيف يعمل المتجر.',
    sections: [
      [
        'البائع',
        'تبيعك الشركة المذكورة في صفحة <a href="/pages/informational/imprint">معلومات الشركة</a>، ما لم تذكر صفحة المنتج بائعًا آخر، فتسري عندئذ شروطه أيضًا.',
      ],
      [
        'إبرام العقد',
        'المنتجات المعروضة دعوة إلى الطلب. ترى طلبك كاملًا مع جميع التكاليف قبل الضغط على زر الطلب، ويمكنك تصحيحه حتى ذلك الحين. ويُبرم العقد عندما نؤكد طلبك بالبريد الإلكتروني.',
        'يُلغى الطلب الذي لا يُدفع خلال 60 دقيقة. ونحفظ طلبك، وتبقى صفحته متاحة لك بالرابط المرسل إليك مدة 90 يومًا، أو في حسابك.',
      ],
      [
        'الأسعار والتوصيل',
        'تشمل الأسعار ضريبة القيمة المضافة. وتظهر تكلفة التوصيل قبل الطلب. تجد الطرق والمواعيد والتوصيل المجاني في صفحة <a href="/pages/informational/delivery">التوصيل</a>.',
        'قد يُحجز لك المنتج في سلتك حتى 30 دقيقة، وقد ينفد بعدها.',
      ],
      [
        'إذا غيرت رأيك',
        'يمكنك إلغاء الطلب بنفسك من صفحته خلال 60 دقيقة.',
        'يمكنك التراجع عن العقد دون إبداء أسباب حتى 14 يومًا بعد استلام المنتجات، أو آخر طرد منها: استخدم «التراجع عن العقد» في أسفل الصفحة، أو أبلغنا بوضوح بطريقة أخرى، بالبريد الإلكتروني أو عبر <a href="/withdrawal-form">نموذج التراجع عن العقد</a> مثلًا. ونعيد إليك عندئذ ثمن المنتجات، ورسوم التوصيل العادي إذا أرجعت الطلب كاملًا، خلال 14 يومًا من إبلاغنا، على أن تصلنا المنتجات أو ما يثبت إرسالها. وتتحمل أنت تكلفة شحن الإرجاع، إلا إذا كان المنتج معيبًا أو غير ما طلبته. ولديك 28 يومًا في المجموع للإرجاع، ولا تُعاد رسوم التوصيل بعد أول 14 يومًا. توضح صفحة <a href="/pages/informational/returns">الإرجاع</a> الطريقة وما لا يمكن إرجاعه.',
      ],
      [
        'القسائم',
        'يقبل الطلب رمز قسيمة واحدًا. وتُراجع شروطه، كالحد الأدنى للمبلغ أو الفئة، في السلة وعند الطلب. ولا تُصرف القسائم نقدًا.',
      ],
      [
        'إذا كان في المنتج عيب',
        'يحق لك الإصلاح أو الاستبدال أو استرداد المبلغ وفق قانون حماية المستهلك في بلدك، ولا ينتقص من ذلك شيء في هذه الصفحة.',
      ],
      [
        'التقييمات والأسئلة',
        'تنشر ما تكتبه بالاسم الذي تختاره، وتبقى حقوقه لك، وتسمح لنا بعرضه هنا. تجد القواعد في صفحة <a href="/review-policy">كيف نتعامل مع التقييمات</a>.',
      ],
      [
        'القانون',
        `يسري قانون إنجلترا وويلز. وإذا كنت تقيم في بلد آخر، تبقى لك حماية قوانينه الملزمة. للأسئلة: <bdi>${mail}</bdi>.`,
      ],
    ],
  },
};
