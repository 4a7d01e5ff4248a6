/** English sentences about tops, sweatshirts, knitwear and robes. */

export const tops = `
# tee / length
+ Long enough to [tuck in and stay tucked|lift my arms without showing my stomach].
+ I am {middle} and it ends [at the hip bone|just where a belt would be], which is where I want it.
~ A bit [short|short in the body] if you are {tall} like me.
- At {tall} I flash my midriff [every time I reach for a mug|at every bus stop].
# tee,longsleeve / make
+ The neckline [lies flat|has not gone wavy], and I wear T-shirts [to death|six days a week].
~ The neck rib is [a little wide|a touch looser than I like].
- The neck went [baggy|wavy] after [two|three] washes.
# tee-vneck / make
+ The V is deep enough for a necklace and [not an inch deeper|high enough for the office].
~ The V is lower than in the picture; I [wear a vest under it|pinned it] for work.
# tee-boxy / length
+ Boxy without being a crop top: it [meets|just reaches] a high waistband.
~ Shorter than I thought. Fine with high-waisted trousers, [chilly otherwise|useless with anything else].
# tee-mens / length
+ Long in the body, so it [stays in|doesn't ride up] when I [cycle|climb a ladder]. I am {tall}.
~ At {short} I find it [a bit long|half a hand too long] worn loose.
# tee / style
+ [Under a blazer|With a linen suit|Under dungarees] it looks [as if I had tried|like a decision rather than an accident].
+ My new [painting|gardening|Sunday] T-shirt was meant to be the old one, but this is the one I reach for.
# longsleeve / length
+ Sleeves [reach my wrists|that are actually long enough], and I am {tall} with arms to match.
~ The sleeves are [on the long side|a good two centimetres too long] for me at {short}; I push them up.
# longsleeve / style
+ Thin enough to go under [dungarees|a pinafore|a jumper] and decent enough on its own.
= It has become my [base layer|under-everything layer] from October to April.
# vest-rib / fabric
+ The rib [hugs without squeezing|has real stretch] and springs back by the morning.
~ The rib opens out over the chest, [so it shows the skin a bit|and turns slightly see-through there].
# vest-rib / make
+ The straps are wide enough to [hide a bra|cover bra straps], [hallelujah|at last].
~ The armholes are cut [low|a little deep], so pick your bra with care.
# vest-rib / length
+ Stays tucked [through a full day|even when I bend], because somebody made it long enough.
# cami / make
+ The straps stay up, [even on my sloping shoulders|all evening].
+ Hangs from the shoulder strap [in one clean line|without pulling at the bust].
~ The straps are [thin|thinner than they look], and a strapless bra is a must.
- One strap [came away|gave way] the [first|second] evening, at the table.
# cami / style
+ Under a [dinner jacket|velvet blazer] for a party, with jeans the morning after.
+ I sleep in the {colour} one and go out in it too, [not on the same day|never the same night].
# cami / length
+ It just covers the waistband and [tucks in flat|leaves no ridge under a skirt].
# sweats / make
+ Ribbed cuffs and hem that [grip|hold] without cutting off the blood.
+ The rib at the hem [has not gone floppy|is as tight as on day one].
~ The cuffs are [tight|snug] if you like to push your sleeves up.
- The ribbing has gone [slack|floppy] already, so it hangs like a [bell|sack].
# sweats / style
+ My [weekend|home office|school run] uniform, though it has been seen in a restaurant.
+ Smart enough for [video calls|a Friday at the office], soft enough for the sofa straight after.
= Lives on the back of my [desk chair|kitchen chair] for when the heating goes off.
+ Has been stolen by my [daughter|son|teenager] twice, which tells you [all you need|enough].
# sweats / length
+ The length is right, at the hip and not [under|halfway down] the bottom. I am {middle}.
~ At {tall} I would like [three|two] more centimetres in the sleeve.
# sweatshirt-mens / make
+ The little V stitched at the neck is a nice old-fashioned touch.
# knit,jumper,buttoned / make
+ Knitted evenly, the hem lies flat and the cuffs [turn back nicely|close snugly].
+ You can see it was [shaped on the machine|fashioned properly] and not cut out and overlocked.
~ A dropped stitch [near the hem|under the arm], which I caught with a needle before it ran.
- The [shoulder seam|side seam] has started to ladder after [three|four] wears.
# jumper,buttoned / length
+ Sleeves down to the wrist bone at {tall}, which [I rarely get|almost never happens].
~ The sleeves are [long|too long] for {short}; I turn the cuffs back and [call it a style|carry on].
+ Ends at the hip on me at {middle}, [neither cropped nor a tunic|just right over jeans].
~ A little short in the body for {tall}.
# jumper / style
+ Over a [shirt|thin polo neck] in the office, over nothing much at home.
+ Lives on my shoulders from [September to May|the first frost on].
+ My [colleagues|children] have started to call it the [office|good] jumper.
= I wear it to [work in a draughty library|stand at touchlines|sit in an unheated church on Sundays].
# jumper / use
= I had been looking for a {colour} jumper since [the moths ate the last one|I left mine on a train].
# jumper-roll-neck / make
+ The roll neck [stands up|folds over] without strangling me, and I normally hate roll necks.
~ The neck is [snug going over the head|tight over glasses and ears] but fine once on.
- The neck has [gone wide|collapsed], so it is more of a [funnel|scarf] now.
# d:chunky / fabric
+ Big, slow stitches with real [weight|spring]; you could hide a [cat|small dog] in it.
~ Chunky means heavy: it [drags a little at the shoulders|is a lot of wool to carry] by evening.
# jumper,buttoned d:fine / fabric
+ Fine enough to tuck in and to fit under a [tailored jacket|raincoat].
# jumper,buttoned d:textured / fabric
+ The raised stitch makes a plain {colour} interesting [close up|when you look twice].
# buttoned / make
+ The buttons sit flat, go through their holes [without a fight|willingly] and have stayed on.
~ The buttonholes were [stiff|tight] for the first few days.
- A button [came off|was hanging by a thread] on day [one|two], and there was no spare.
- The button band [gapes|buckles] when it is done up.
# cardigan / make
+ Five buttons, and I use [the middle three|none of them]: it hangs beautifully open.
# cardigan-cropped / style
+ Made for high-waisted skirts and [summer dresses|anything with a waist]: it stops exactly where the skirt begins.
+ Buttoned up, with nothing under it, it is a top; open, it saves [every sleeveless dress I own|me in air conditioning].
# cardigan-cropped / length
~ Cropped does mean cropped: on me at {tall} it ends [above|well above] the waist.
# cardigan,cardigan-mens / style
+ The thing I put on when I come in and take off [at bedtime|only for visitors].
+ Replaces a jacket on [spring evenings|September mornings] and goes over the chair the rest of the time.
= Worn mainly [at the desk|on the sofa with a book|for walking the dog].
# robe / make
+ Deep collar, two pockets that hold [a phone and a hanky|reading glasses and a biscuit], a belt that stays tied.
~ The belt loops are set [high|a bit low] for me.
- One of the belt loops [tore|came off] within a [week|fortnight].
# robe / length
+ To the knee at {middle}, so I don't [trip on the stairs|drag it through the cat's water bowl].
~ On {tall} it ends above the knee, which is [draughty|on the short side].
# robe / fit
+ Two sizes only, but the {size} wraps [properly|right round] and stays shut when I [sit|make tea].
~ Only two sizes, so I [swim in|fill every inch of] the {size}.
- The {size} does not overlap enough at the front to be [decent|worn to the door].
# robe terry / fabric
+ Like being hugged by a [good hotel|hotel] towel.
+ It drinks up the water, so I need no towel after [the bath|a swim].
~ Heavy when wet, and slow to dry [in winter|on a rail].
# robe waffle-cotton / fabric
+ Light waffle that dries [within the hour|by the time I've had breakfast], so it goes on holiday with me.
~ The waffle tightened [noticeably|a little] at the first wash, so allow for it.
# robe satin / fabric
+ Cool, slippery, a bit film-star: I [make coffee in it|feed the cat in it] like a woman with staff.
~ Not for drying off, obviously: satin [does not take up water|is for after the towel].
# robe / style
+ I have answered the door in it [more than once|without shame].
+ Saturday mornings now [last until noon|go on until lunch], and I blame this.
= For the [hospital bag|gym pool|sauna], at first; now it hangs on the bedroom door.
# garment !robe !coat / title
+ Fits like it was made for me
+ Has barely been off my back
+ Comfortable all day
+ Better than my old favourite
~ Check your size
~ Nice, but
- Poor finish
- One wash and done
# fit:small / title
~ Size up
~ Comes up small
- Tiny
+ Lovely, but go up a size
# fit:large / title
~ Size down
~ Generous sizing
- Huge
+ Lovely, take a smaller size
# fit:true / title
+ True to size, true to picture
+ Perfect fit
# jumper,buttoned lambswool,merino,wool-blend / title
+ Warm, no itch
+ My winter is sorted
+ Proper knitwear
+ Cosy and smart
~ Lovely wool, a few bobbles
- Bobbled in a week
# sweats,jogger / title
+ Soft inside and out
+ Living in this
+ Weekend sorted
~ A bit bulky
- Lost its shape
# tee,longsleeve,vest-rib / title
+ The T-shirt drawer can go
+ Thick enough, at last
+ Best basic I own
+ Keeps its shape
~ Nice fabric, odd neckline
# tee,longsleeve,vest-rib !d:washed / title
- Twisted after one wash
# tee,longsleeve,vest-rib !d:heavyweight / title
~ Slightly sheer
- See-through
# robe / title
+ Like a good hotel
+ Never getting dressed again
+ Sunday mornings
~ Wish it were longer
- Does not stay shut
# cami / title
+ Party and pyjamas
+ Lovely drape
~ Straps could be sturdier
- Strap broke
`;
