/** About two hundred judged queries over the sample shop in four languages. */

/**
 * One query per line: `query | categories | conditions`. A product in one of the categories (or
 * below) has grade 3 if it meets every condition, else grade 1. Conditions: `c=` a colour family,
 * `b=` a brand, `n=` a pattern of the name.
 */
export const judgedLines: Readonly<Record<string, string>> = {
  'en-GB': `
    red dress | womens-dresses | c=red
    black t-shirt | womens-tops-tees mens-tops-tees | c=black
    navy jumper | womens-knitwear-jumpers mens-knitwear-jumpers | c=blue
    white jeans | womens-trousers-jeans mens-trousers-jeans | c=white
    sky blue dress | womens-dresses | c=blue
    moss green jumper | womens-knitwear-jumpers mens-knitwear-jumpers | c=green
    rose gold earrings | womens-accessories-jewellery | c=metallic n=earrings
    pink lipstick | beauty-makeup-lips | c=pink n=lipstick
    midi dresses | womens-dresses-midi
    slip dress | womens-dresses-slip
    maxi dress | womens-dresses-maxi
    wide leg trousers linen | womens-trousers-wide | n=linen
    mens shorts | mens-trousers-shorts
    womens joggers | womens-trousers-joggers
    long sleeve top | womens-tops-long-sleeve mens-tops-long-sleeve
    hoodie | womens-tops-sweatshirts mens-tops-sweatshirts
    cami | womens-tops-vests-and-camis | n=cami
    cashmere jumper | womens-knitwear-jumpers mens-knitwear-jumpers
    merino cardigan | womens-knitwear-cardigans mens-knitwear-cardigans | n=merino
    handbag | womens-accessories-bags
    purse | womens-accessories-bags
    crossbody bag leather | womens-accessories-bags | n=leather.*crossbody|crossbody.*leather
    leather belt men | mens-accessories-belts | n=leather
    necklace | womens-accessories-jewellery | n=necklace
    bracelet | womens-accessories-jewellery | n=bangle
    shades | womens-accessories-sunglasses mens-accessories-sunglasses
    sunglases men | mens-accessories-sunglasses
    jewelry | womens-accessories-jewellery
    mascara | beauty-makeup-eyes
    nail varnish | beauty-makeup-nails
    foundation | beauty-makeup-foundation | n=foundation
    face cream | beauty-skincare-moisturisers
    shower gel | beauty-bath-wash
    perfum | beauty-fragrance-perfume
    aftershave | beauty-fragrance-cologne
    soap | beauty-bath-soap
    duvet cover | home-bedding-bed-linen
    bath towel | home-bathroom-towels
    pillow | home-textiles-cushions
    blanket | home-textiles-throws
    jute rug | home-textiles-rugs | n=jute
    coffee mug | home-tableware-mugs
    dinner plates | home-tableware-plates
    drinking glasses | home-tableware-glassware
    plant pot | home-decor-planters
    scented candle | home-decor-candles
    reading lamp | home-lighting
    side table oak | home-furniture-side-tables | n=oak
    stool | home-furniture-stools
    marlowe vane dress | womens-dresses | b=Marlowe_&_Vane
    saltmarsh jumper | womens mens | b=Saltmarsh n=jumper
    ottoline grey skirt | womens-skirts | b=Ottoline_Grey
    grey dress | womens-dresses | c=grey
    cardigna wool | womens-knitwear-cardigans mens-knitwear-cardigans | n=wool
    stonewear bowl | home-tableware-bowls | n=stoneware
    ceramic vase | home-decor-vases`,
  'fr-FR': `
    robe rouge | womens-dresses | c=red
    robes noires | womens-dresses | c=black
    robe midi en lin | womens-dresses-midi | n=lin
    robe longue | womens-dresses-maxi
    t-shirt blanc | womens-tops-tees mens-tops-tees | c=white
    tee shirt homme | mens-tops-tees
    pull bleu marine | womens-knitwear-jumpers mens-knitwear-jumpers | c=blue
    pull en laine | womens-knitwear-jumpers mens-knitwear-jumpers | n=laine
    chandail homme | mens-knitwear-jumpers
    gilet | womens-knitwear-cardigans mens-knitwear-cardigans
    jupe plissée | womens-skirts-pleated
    jupe trapeze | womens-skirts-a-line
    pantalon large | womens-trousers-wide
    jean homme | mens-trousers-jeans
    jogging | womens-trousers-joggers mens-trousers-joggers
    short femme | womens-trousers-shorts
    peignoir | womens-nightwear-robes mens-nightwear-robes
    robe de chambre | womens-nightwear-robes mens-nightwear-robes
    sac à main | womens-accessories-bags
    sac en cuir | womens-accessories-bags | n=cuir
    ceinture cuir | womens-accessories-belts mens-accessories-belts | n=cuir
    écharpe laine | womens-accessories-scarves mens-accessories-scarves | n=laine
    lunettes soleil | womens-accessories-sunglasses mens-accessories-sunglasses
    boucles d'oreilles | womens-accessories-jewellery | n=boucles|créoles|puces
    collier | womens-accessories-jewellery | n=collier|pendentif
    bijoux dorés | womens-accessories-jewellery | c=metallic
    rouge à lèvres | beauty-makeup-lips | n=rouge.à.lèvres
    vernis | beauty-makeup-nails
    fond de teint | beauty-makeup-foundation | n=fond.de.teint
    crème visage | beauty-skincare-moisturisers
    crème mains | beauty-bath-hand-cream
    gel douche | beauty-bath-wash
    savon | beauty-bath-soap
    parfum | beauty-fragrance
    bougie | home-decor-candles
    bougie parfumée | home-decor-candles
    tasse | home-tableware-mugs
    assiettes | home-tableware-plates
    verres | home-tableware-glassware
    bol en grès | home-tableware-bowls | n=grès
    vase | home-decor-vases
    lampe de table | home-lighting-table-lamps
    lampadaire | home-lighting-floor-lamps
    coussin velours | home-textiles-cushions | n=velours
    tapis | home-textiles-rugs
    serviette de bain | home-bathroom-towels
    housse de couette | home-bedding-bed-linen
    tabouret chêne | home-furniture-stools | n=chêne
    lunetes de soleil | womens-accessories-sunglasses mens-accessories-sunglasses
    robe bleue | womens-dresses | c=blue`,
  'de-DE': `
    rotes kleid | womens-dresses | c=red
    schwarze kleider | womens-dresses | c=black
    sommerkleid | womens-dresses
    midikleid leinen | womens-dresses-midi | n=Leinen
    maxikleid | womens-dresses-maxi
    kleid | womens-dresses
    weißes t-shirt | womens-tops-tees mens-tops-tees | c=white
    herren t-shirt | mens-tops-tees
    pullover blau | womens-knitwear-jumpers mens-knitwear-jumpers | c=blue
    pulli herren | mens-knitwear-jumpers
    wollpullover | womens-knitwear-jumpers mens-knitwear-jumpers | n=wolle
    strickjacke | womens-knitwear-cardigans mens-knitwear-cardigans
    faltenrock | womens-skirts-pleated
    rock | womens-skirts
    weite hose | womens-trousers-wide
    leinenhose | womens-trousers | n=Leinen
    herrenhose | mens-trousers
    jogginghose damen | womens-trousers-joggers
    jeans herren | mens-trousers-jeans
    bademantel | womens-nightwear-robes mens-nightwear-robes
    handtasche | womens-accessories-bags
    ledertasche | womens-accessories-bags | n=Leder
    umhängetasche | womens-accessories-bags | n=Umhängetasche|Crossbody
    ledergürtel | womens-accessories-belts mens-accessories-belts | n=Leder
    schal wolle | womens-accessories-scarves mens-accessories-scarves | n=wolle
    sonnenbrille | womens-accessories-sunglasses mens-accessories-sunglasses
    ohrringe | womens-accessories-jewellery | n=Creolen|Ohr
    halskette | womens-accessories-jewellery | n=kette
    schmuck gold | womens-accessories-jewellery | c=metallic
    lippenstift rot | beauty-makeup-lips | c=red n=Lippenstift
    nagellack | beauty-makeup-nails
    gesichtscreme | beauty-skincare-moisturisers
    duschgel | beauty-bath-wash
    handcreme | beauty-bath-hand-cream
    seife | beauty-bath-soap
    parfüm | beauty-fragrance-perfume
    kerze | home-decor-candles
    tasse | home-tableware-mugs
    kaffeebecher | home-tableware-mugs
    teller | home-tableware-plates
    gläser | home-tableware-glassware
    vase | home-decor-vases
    tischlampe | home-lighting-table-lamps
    stehlampe | home-lighting-floor-lamps
    samtkissen | home-textiles-cushions | n=Samt
    teppich | home-textiles-rugs
    handtuch | home-bathroom-towels
    bettwäsche | home-bedding-bed-linen
    hocker eiche | home-furniture-stools | n=Eiche
    sonenbrille | womens-accessories-sunglasses mens-accessories-sunglasses`,
  ar: `
    فستان أحمر | womens-dresses | c=red
    فستان اسود | womens-dresses | c=black
    فساتين | womens-dresses
    فستان طويل | womens-dresses-maxi
    فستان قصير | womens-dresses-mini
    فستان من الكتان | womens-dresses | n=الكتان
    تيشيرت أبيض | womens-tops-tees mens-tops-tees | c=white
    تيشيرت رجالي | mens-tops-tees
    كنزة زرقاء | womens-knitwear-jumpers mens-knitwear-jumpers | c=blue
    كنزة صوف | womens-knitwear-jumpers mens-knitwear-jumpers | n=صوف
    كارديغان | womens-knitwear-cardigans mens-knitwear-cardigans
    تنورة | womens-skirts
    تنانير | womens-skirts
    بنطلون | womens-trousers mens-trousers
    بنطال واسع | womens-trousers-wide
    بنطلون رجالي | mens-trousers
    جينز | womens-trousers-jeans mens-trousers-jeans
    شورت | womens-trousers-shorts mens-trousers-shorts
    روب | womens-nightwear-robes mens-nightwear-robes
    حقيبة | womens-accessories-bags
    شنطة | womens-accessories-bags
    شنط | womens-accessories-bags
    حقيبة جلد | womens-accessories-bags | n=الجلد
    حزام جلد | womens-accessories-belts mens-accessories-belts | n=الجلد
    وشاح | womens-accessories-scarves mens-accessories-scarves
    نظارات شمسية | womens-accessories-sunglasses mens-accessories-sunglasses
    نظارة شمسية رجالية | mens-accessories-sunglasses
    أقراط | womens-accessories-jewellery | n=أقراط
    حلق | womens-accessories-jewellery | n=أقراط
    مجوهرات | womens-accessories-jewellery
    أحمر شفاه | beauty-makeup-lips | n=أحمر.شفاه
    كريم أساس | beauty-makeup-foundation | n=كريم.أساس
    ماسكارا | beauty-makeup-eyes
    طلاء أظافر | beauty-makeup-nails
    مناكير | beauty-makeup-nails
    مكياج | beauty-makeup
    سويت شيرت | womens-tops-sweatshirts mens-tops-sweatshirts
    قميص بأكمام طويلة | womens-tops-long-sleeve mens-tops-long-sleeve
    بلوزة | womens-tops-vests-and-camis
    رجال | mens
    شورت رجالي | mens-trousers-shorts
    فستان وردي | womens-dresses | c=pink
    جينز رجالي | mens-trousers-jeans
    تيشيرت اسود رجالي | mens-tops-tees | c=black
    نظاره شمسيه | womens-accessories-sunglasses mens-accessories-sunglasses`,
};
